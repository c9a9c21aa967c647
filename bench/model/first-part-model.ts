/** The stand-in of `first-part.ts`, in a process of its own: it must not wait for the one that is measured. */
import {
  type ReceivedRequest,
  startModelStandIn,
} from '../../apps/server/test/stand-ins/model/model-stand-in.ts';
import { answers } from '../../apps/server/test/stand-ins/model/scene.ts';
import { wires } from '../../apps/server/test/stand-ins/model/wires.ts';
import { OPINION_QUESTION } from '../../packages/oracle/src/prompt/opinion-question.ts';

const wire = wires.find(({ provider }) => provider === process.argv[2]);
if (!wire) throw new Error(`There is no stand-in for ${process.argv[2]}.`);

/** As it stands in a request. */
const OPINION = JSON.stringify(OPINION_QUESTION).slice(1, -1);
const line = (text: string, ...cites: string[]) => `${JSON.stringify({ text, cites })}\n`;

/** The first piece is a whole sentence: from there on our own time counts. The pause before it lets the line fall quiet. */
const scene = {
  ...answers(
    line('Venus is in Libra, so weighing things up may come easily today.', 'sky:venus'),
    line('A message you have rewritten twice is probably ready, and so are you.'),
    line('Read it once aloud, then send it or let it go.'),
    line('What would you say if you were sure that it would be heard kindly?'),
  ),
  gapMs: 20,
};
const isOpinion = ({ source }: ReceivedRequest): boolean => source.includes(OPINION);
const standIn = await startModelStandIn(wire, (request) =>
  isOpinion(request) ? answers('no') : scene,
);

/** Asked, tells when each request came and when its first sentence left, by the clock both processes share. */
process.on('message', () => {
  const asked = standIn.received.filter((request) => !isOpinion(request));
  const times = asked.map(({ arrivedAt, firstTokenMs }) => {
    const askedAt = performance.timeOrigin + arrivedAt;
    return { askedAt, saidAt: askedAt + (firstTokenMs ?? Number.NaN) };
  });
  process.send?.(times);
});
process.send?.(standIn.baseUrl);
