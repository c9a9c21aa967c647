/** The stand-ins of `first-token.ts`, in a process of their own: they must not wait for the one that is measured. */
import { startModelStandIn } from '../apps/server/test/stand-ins/model/model-stand-in.ts';
import { answers } from '../apps/server/test/stand-ins/model/scene.ts';
import { wires } from '../apps/server/test/stand-ins/model/wires.ts';

/** The pause before the first word lets the line fall quiet. */
const scene = { ...answers('The Moon ', 'asks for ', 'balance.'), gapMs: 10 };
const standIns = await Promise.all(wires.map((wire) => startModelStandIn(wire, () => scene)));

/** Asked for one of them, tells how long it took to each of its first tokens. */
process.on('message', (index: number) => {
  process.send?.(standIns[index]?.received.map(({ firstTokenMs }) => firstTokenMs));
});
process.send?.(standIns.map(({ baseUrl }) => baseUrl));
