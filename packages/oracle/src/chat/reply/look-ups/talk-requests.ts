import { TALK_REQUESTS, type TalkRequest } from '../../../../content/chat/talk-requests.ts';
import { type LookUp, told } from './look-up.ts';

/** "stop calling me dear", "your answers are too long": known by their words, whatever else these words mean. */
const byTalkRequest = (request: TalkRequest): LookUp => ({
  family: request.family,
  isAsked: ({ plain }) => TALK_REQUESTS.find((one) => isSaid(one, plain)) === request,
  tell: () => (request.line === null ? null : told(request.line)),
});

const isSaid = ({ said, unless }: TalkRequest, plain: string): boolean =>
  said.test(plain) && unless?.test(plain) !== true;

export const TALK_LOOK_UPS: readonly LookUp[] = TALK_REQUESTS.map(byTalkRequest);
