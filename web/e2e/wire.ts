/** The wire between a browser and the server, which can be cut. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Wire {
  url: string;
  /** End all connections, and let no other come about. */
  cut(): void;
  mend(): void;
  close(): void;
}

export async function wireTo(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url);
  const ends = new Set<Socket>();
  let isCut = false;
  const relay = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [from, to] of [[near, far], [far, near]] as const) { // prettier-ignore
      ends.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((open) => relay.listen(0, '127.0.0.1', open));
  const cut = () => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    cut,
    mend: () => (isCut = false),
    close() {
      cut();
      relay.close();
    },
  };
}
