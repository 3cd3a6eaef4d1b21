/** Sentences by key, from the same Fluent files as the terminal's. A game's own file has the say before the frame. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;
export type Files = Record<string, string>;

export class Tongue {
  private bundles = new Map<string, FluentBundle>();
  private resources = new Map<string, FluentResource>(); // by file: each is read once, however many games have it

  constructor(
    readonly language: string,
    private readonly files: Files,
    private readonly fallback?: Tongue,
  ) {}

  has(key: string, game = ''): boolean {
    return this.bundle(game).hasMessage(key) || (this.fallback?.has(key, game) ?? false);
  }

  say(key: string, args: Args = {}, game = ''): string {
    const bundle = this.bundle(game);
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return this.fallback ? this.fallback.say(key, args, game) : key;
    return bundle.formatPattern(pattern, args, []);
  }

  private bundle(game: string): FluentBundle {
    let bundle = this.bundles.get(game);
    if (!bundle) {
      bundle = new FluentBundle(this.language, { useIsolating: false });
      for (const name of [game, 'frame', 'web']) {
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
