/** Sentences by key, from the same Fluent files as the terminal's. A game's own file comes before the frame's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { Speaker } from './speak';

export type Args = Record<string, FluentVariable>;
export type Files = Record<string, string>;

/** A game without texts is spoken of by its own names: `zone-draw` is "draw". */
const KIND = /^(zone|option|preset|prompt|refusal)-/;

export class Tongue {
  private bundles = new Map<string, FluentBundle>();
  private resources = new Map<string, FluentResource>(); // by file: each is read once, however many games have it

  constructor(
    readonly language: string,
    private readonly files: Files,
    private readonly fallback?: Tongue,
    private readonly parts: readonly string[] = [], // of the page: their files are for all games, as the frame's is
  ) {}

  /** The same with more files. */
  with(more: Files, fallback = this.fallback, parts = this.parts): Tongue {
    return new Tongue(this.language, { ...this.files, ...more }, fallback, parts);
  }

  has(key: string, game = ''): boolean {
    return this.bundle(game).hasMessage(key) || (this.fallback?.has(key, game) ?? false);
  }

  say(key: string, args: Args = {}, game = ''): string {
    const bundle = this.bundle(game);
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return this.fallback ? this.fallback.say(key, args, game) : key.replace(KIND, '').replaceAll('-', ' ');
    return bundle.formatPattern(pattern, args, []);
  }

  /** A form that a text takes within sentences: its attribute in the Fluent file, undefined if it needs none. */
  form(key: string, form: string, args: Args = {}, game = ''): string | undefined {
    const bundle = this.bundle(game);
    const message = bundle.getMessage(key);
    if (!message) return this.fallback?.form(key, form, args, game);
    const pattern = message.attributes[form];
    return pattern ? bundle.formatPattern(pattern, args, []) : undefined;
  }

  /** Says what is told of a match of a game, to a viewer who may be a seat. */
  speaker(game: string, names: readonly string[], viewer?: number): Speaker {
    const texts = {
      say: (key: string, args?: Args) => this.say(key, args, game),
      form: (key: string, form: string, args?: Args) => this.form(key, form, args, game),
    };
    return new Speaker(texts, names, viewer);
  }

  private bundle(game: string): FluentBundle {
    let bundle = this.bundles.get(game);
    if (!bundle) {
      bundle = new FluentBundle(this.language, { useIsolating: false });
      for (const name of [game, ...this.parts, 'frame', 'web']) {
        const resource = this.resource(name);
        if (resource) bundle.addResource(resource);
      }
      this.bundles.set(game, bundle);
    }
    return bundle;
  }

  private resource(name: string): FluentResource | undefined {
    const text = this.files[name];
    let resource = this.resources.get(name);
    if (!resource && text) this.resources.set(name, (resource = new FluentResource(text)));
    return resource;
  }
}
