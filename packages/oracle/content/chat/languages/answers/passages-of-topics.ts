import type { LifeTopic } from './topics.ts';

/**
 * The passages of families that the words of a topic say too: "family: name; name". Other passages for one situation say
 * more than words on its topic and stay in English, as do those of families that are not named here.
 */
export const PASSAGES_OF_TOPICS: Readonly<Partial<Record<LifeTopic, string>>> = {
  breakUp: `break-up-now: left; by text; heartbroken; broken heart; tonight; what now
get-over-ex: still love; cannot stop thinking; feed it less`,
  exBack:
    'ex-come-back: yes or no; will they come back; thinks of me; get back with ex; i want them back; straight; wait or move on',
  silent:
    'ghosted: after dates; straight; no text for days; after a few dates; no reply right now; nothing after a date; why they vanish',
  trust:
    'trust-jealous: am i right; the phone; hides the phone; smiles at phone; coworker closeness',
  afterCheating:
    'cheated-on: stay or go; can it survive; with kids; forgive a cheater; take them back or not; cheated and i love them; trust again',
  likesMe: `does-x-like-me: me or friend; how to tell; what they feel; nice to everyone; mixed clue; a clue; small signs; coworker or just nice; three checks; stares at me; smiled at me
mixed-signals: interested or not`,
  taken: 'crush-taken: a taken crush; likes someone taken; in general',
  distant: 'partner-distant: invisible; roommates; ignores me at home; works too much',
  parentsPush: `parents-disapprove: their fear; work or study
choose-study: parents`,
  inLaws:
    "in-laws: your partner first; doesn't back me; unannounced; criticizes me; takes her side; mama's boy; grandparents and rules",
  movesIn: 'in-laws: moving in with us',
  findLove: `meet-someone: chance soon; straight; when love this year; over thirty panic; tired of being single; everyone but me; no one asks me out
late-love: not too late; anyone left; tired of looking`,
  parents: 'mother-difficult: criticizes; how to set a limit; always fighting; one rule',
  sibling: 'sibling-rift: one message; one fight; should I call or apologize; make up',
  inheritance: 'sibling-rift: inheritance',
  careAlone: 'sibling-rift: care of a parent',
  friend: 'friend-breakup: real grief; reach out; drifted; what did i do',
  friendHurt: `left-out: it stings; they met without me
friend-trouble: not invited to the wedding; friend dates my ex`,
  oneSided: `one-sided-friend: only calls when in need; I always text first; never asks about me
friend-trouble: only useful`,
  lonely: 'lonely: how to be less; heard; so alone, no one; always; evenings; friday night alone',
  neighbors: 'noisy-neighbor: noise; loud flat; one talk; loud at night; instrument or music late',
  supportFamily: 'money-worry: supporting everyone',
  money: 'debt-shame: how to get out; credit cards; the drawer',
  tellDebt: 'debt-shame: telling; owe family and hide',
  boss: 'bad-boss: shouting; deal with the boss',
  reachable: 'bad-boss: messages after hours',
  timeOff: 'bad-boss: time off refused',
  raiseRefused: 'bad-boss: left out of the bonus',
  coworker: `toxic-coworker: credit
bad-boss: took or blamed`,
  fired: 'got-fired: what first; today',
  jobSearch:
    'job-search: losing hope; months without work; rejected; older and unseen; why nobody hires me; how to find one',
  quit: 'should-quit: without another job; the test; dread every morning; scared to',
  dropOut: 'choose-study: drop out; wrong major; dropping out when others paid',
  drinks: 'parents-grown: a parent who drinks',
  burnout: 'burnout-work: is it burnout; how to recover; less first',
};
