import { CannotStart, diskIsFull, reasonOf } from '../../cannot-start.ts';
import { hasDiskRoom } from '../../disk-room.ts';
import type { Connections, Statement } from '../connections.ts';
import type { Database } from '../db.ts';
import { openDatabase } from '../open-database.ts';
import { isTaken, takeRole } from '../take-role.ts';
import { Turns } from '../turns.ts';
import { lockFolder } from './embedded-folder.ts';
import { EmbeddedThread } from './embedded-thread.ts';
import { EmbeddedConnection, onlyOne } from './embedded-connection.ts';

export interface EmbeddedOptions {
  /** The database has stopped by itself. It cannot be opened again in this process: its lock and its state are unknown. */
  readonly onLost?: () => void;
}

/** PostgreSQL in WebAssembly on a thread of its own, with one connection, in a folder that is this process's alone. */
export async function openEmbedded(
  directory: string,
  { onLost = () => {} }: EmbeddedOptions = {},
): Promise<Database> {
  const lock = lockFolder(directory);
  try {
    const thread = await EmbeddedThread.start(directory, onLost);
    return openDatabase(connectionsOf(thread, () => lock.release()));
  } catch (cause) {
    lock.release();
    // PostgreSQL in WebAssembly says no more than that it gave up.
    throw new CannotStart(
      hasDiskRoom(directory)
        ? `The database in ${directory} does not open: ${reasonOf(cause)}. If it was damaged, restore DATA_DIR from a backup, or set DATA_DIR to a new folder.`
        : diskIsFull('the database', directory),
      { cause },
    );
  }
}

/** The next transaction is sent as soon as the one before has sent its last statement: the thread keeps the order. */
function connectionsOf(thread: EmbeddedThread, release: () => void): Connections {
  const turns = new Turns();
  const sendAll = (...statements: Statement[]) =>
    turns.take((leave) => {
      const answers = thread.take({ kind: 'statements', statements });
      leave();
      return answers;
    });
  return {
    run: async (statement) => onlyOne(await sendAll(statement)),
    runAs: async (actor, statements) => {
      try {
        const [taken, ...answers] = await sendAll(takeRole(actor), ...statements);
        return isTaken(taken) ? answers : null;
      } catch (error) {
        // Without a valid session the role may not write, so a statement may have failed because the session has ended.
        // Then the answer is null, not the error.
        const [taken] = await sendAll(takeRole(actor));
        if (isTaken(taken)) throw error;
        return null;
      }
    },
    hold: (work) => turns.take((leave) => work(new EmbeddedConnection(thread, leave))),
    close: async () => {
      await thread.close();
      release();
    },
  };
}
