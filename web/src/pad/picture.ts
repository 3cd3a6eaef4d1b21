/** A pad as a picture: the places and the course of the match, drawn on a canvas. */
import { t } from '../lib/texts.svelte';
import { lookOf, scale, ticks } from '../replay/lines';
import { ranksOf } from './counting';
import { minus, podium, scoreWords } from './words';
import { courseIn, type Pad } from './written';

const WIDTH = 1080;
const EDGE = 60;
const ROW = 76;
const HEAD = 190;
const CHART = 420;
const FONT = "'Nunito', 'Avenir Next', 'Segoe UI', system-ui, sans-serif";
const [PAPER, INK, SOFT, LINE, ACCENT] = ['#faf6ec', '#22261f', '#5d6357', '#dcd6c6', '#1d6b57'];

export async function pictureOf(pad: Pad, date: string): Promise<Blob> {
  const { tallies } = courseIn(pad);
  const now = tallies.at(-1)!;
  const hasChart = tallies.length > 2;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + pad.names.length * ROW + (hasChart ? CHART : 0) + EDGE;
  const pen = canvas.getContext('2d')!;
  const write = (text: string, x: number, y: number, size: number, { weight = 700, colour = INK, align = 'left' as CanvasTextAlign, most = WIDTH } = {}) => {
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = ACCENT;
  pen.fillRect(0, 0, WIDTH, 18);
  write(pad.title, EDGE, 100, 64, { weight: 900 });
  write(`${date} · ${now.isOver ? t('match-over') : t('pad-after', { n: tallies.length - 1 })}`, EDGE, 150, 30, { weight: 500, colour: SOFT });

  podium(ranksOf(now)).forEach(({ seat, rank }, i) => {
    const y = HEAD + i * ROW;
    const look = lookOf(seat);
    pen.save();
    pen.translate(EDGE + 96, y + 34);
    pen.scale(2.4, 2.4);
    pen.fillStyle = look.colour;
    pen.fill(new Path2D(look.shape));
    pen.restore();
    const weight = rank === 1 && now.isOver ? 900 : 700;
    write(`${rank}.`, EDGE, y + 48, 42, { weight });
    write(pad.names[seat]!, EDGE + 132, y + 48, 42, { weight, most: 560 });
    write(scoreWords(pad, now, seat), WIDTH - EDGE, y + 48, 42, { weight, align: 'right', most: 300 });
    pen.fillStyle = LINE;
    pen.fillRect(EDGE, y + ROW - 6, WIDTH - 2 * EDGE, 2);
  });

  if (hasChart) {
    const top = HEAD + pad.names.length * ROW + 30;
    const values = tallies.flatMap((tally) => tally.scores);
    const marks = ticks(Math.min(0, ...values), Math.max(0, ...values));
    const x = scale([0, tallies.length - 1], [EDGE + 80, WIDTH - EDGE - 10]);
    const y = scale([marks[0]!, marks.at(-1)!], [top + CHART - 80, top + 10]);
    for (const mark of marks) {
      pen.fillStyle = LINE;
      pen.fillRect(EDGE + 80, y(mark), WIDTH - 2 * EDGE - 80, 2);
      write(minus(mark), EDGE + 66, y(mark) + 9, 26, { weight: 500, colour: SOFT, align: 'right' });
    }
    pad.names.forEach((_, seat) => {
      const look = lookOf(seat);
      pen.strokeStyle = pen.fillStyle = look.colour;
      pen.lineWidth = 5;
      pen.setLineDash(look.dash.split(' ').filter(Boolean).map((n) => Number(n) * 2)); // prettier-ignore
      pen.beginPath();
      tallies.forEach((tally, i) => pen.lineTo(x(i), y(tally.scores[seat]!)));
      pen.stroke();
      pen.setLineDash([]);
      tallies.forEach((tally, i) => {
        pen.save();
        pen.translate(x(i), y(tally.scores[seat]!));
        pen.scale(1.8, 1.8);
        pen.fill(new Path2D(look.shape));
        pen.restore();
      });
    });
  }
  write('Quintet', WIDTH - EDGE, canvas.height - 26, 24, { weight: 700, colour: SOFT, align: 'right' });
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
