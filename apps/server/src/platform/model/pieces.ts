export interface Pieces {
  add(piece: string): void;
  close(): void;
  whole(): string;
  /** From the first piece on, until closed. */
  read(): AsyncGenerator<string, void, undefined>;
}

export function createPieces(): Pieces {
  const pieces: string[] = [];
  let isClosed = false;
  let change = Promise.withResolvers<void>();
  const announce = (): void => {
    change.resolve();
    change = Promise.withResolvers();
  };
  return {
    add: (piece) => {
      pieces.push(piece);
      announce();
    },
    close: () => {
      isClosed = true;
      announce();
    },
    whole: () => pieces.join(''),
    read: async function* read() {
      for (let next = 0; ; next += 1) {
        if (next === pieces.length && !isClosed) await change.promise;
        const piece = pieces[next];
        if (piece === undefined) return;
        yield piece;
      }
    },
  };
}
