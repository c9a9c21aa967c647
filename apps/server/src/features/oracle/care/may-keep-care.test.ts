import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { newMember } from '../../../../test/members.ts';
import { onOneServer } from '../../../../test/running-server.ts';

onOneServer(
  'a cry for help',
  (server) => {
    it('is answered however often it comes, and kept as often as a person would send it', async () => {
      const member = await newMember(server());
      for (let time = 0; time < 5; time += 1) {
        const answer = await member.call(calls.oracleChat, { message: 'I want to kill myself' });
        expect(answer.isCare).toBe(true);
      }
      const { messages } = await member.call(calls.chatHistory, {});
      expect(messages.filter(({ isUser }) => isUser)).toHaveLength(3);
    });
  },
  // Of 60 an hour 3 are left.
  { RATE_LIMIT_SCALE: '0.05' },
);
