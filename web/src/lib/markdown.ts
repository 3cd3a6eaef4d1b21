/** The little Markdown that our rules are written in: headings, lists, tables, bold, italics, code. */

export interface Span {
  kind: 'text' | 'bold' | 'italic' | 'code' | 'option' | 'ruling';
  text: string;
}
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

export function spansOf(text: string): Span[] {
  const found: Span[] = [];
  for (const piece of text.split(/(\*\*.+?\*\*|\*[^*\s][^*]*?\*|`[^`]+`)/)) {
    if (!piece) continue;
    if (piece.startsWith('**')) found.push(...bold(piece.slice(2, -2)));
    else if (piece.startsWith('*') && piece.length > 2) found.push({ kind: 'italic', text: piece.slice(1, -1) });
    else if (piece.startsWith('`')) found.push({ kind: 'code', text: piece.slice(1, -1) });
    else found.push({ kind: 'text', text: piece });
  }
  return found;
}

/** A ruling of ours is marked, so that nobody mistakes it for print; an option may be named here, too. */
function bold(text: string): Span[] {
  return text
    .split(/(\[[^\]]*\]|`[^`]+`)/)
    .filter((piece) => piece.trim())
    .map((piece) => ({ kind: piece.startsWith('[') ? 'ruling' : piece.startsWith('`') ? 'code' : 'bold', text: /^[[`]/.test(piece) ? piece.slice(1, -1) : piece }));
}

const cells = (line: string) => line.split('|').slice(1, -1).map((cell) => spansOf(cell.trim())); // prettier-ignore

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of source.split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)) {
    const lines = chunk.split('\n').filter((line) => line.trim());
    const [first = ''] = lines;
    const heading = /^(#+)\s+(.*)/.exec(first);
    if (!lines.length) continue;
    if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]!.length, spans: spansOf(heading[2]!) });
      const rest = lines.slice(1).join('\n');
      if (rest) blocks.push(...parseMarkdown(rest));
    } else if (first.startsWith('|')) {
      const [head = '', , ...rows] = lines;
      blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) });
    } else if (/^[-*] /.test(first)) blocks.push({ kind: 'list', items: items(lines) });
    else blocks.push({ kind: 'paragraph', spans: spansOf(lines.join(' ')) });
  }
  return blocks;
}

function items(lines: string[]): Span[][] {
  const texts: string[] = [];
  for (const line of lines) {
    if (/^[-*] /.test(line)) texts.push(line.slice(2));
    else texts[texts.length - 1] += ` ${line.trim()}`;
  }
  return texts.map(spansOf);
}
