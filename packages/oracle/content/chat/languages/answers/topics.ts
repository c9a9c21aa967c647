import type { Subject } from '../other-language.ts';

/** Situations of life: narrower than the topics beside them, and most of them told and not asked. */
const SITUATIONS = {
  kids: 'no-kids',
  hidden: 'not-posted secret not-introduced',
  taken: 'crush-taken',
  tellThem: 'tell-crush only-friend',
  afterCheating: 'cheated-on cheated',
  farParents: 'mother-far parent-far-alone',
  goBack: 'return-home',
  supportFamily: 'family-support',
  neighbors: 'noisy-neighbor neighbors upstairs-noise',
  raiseRefused: 'passed-over',
  reachable: 'boss-weekend',
  dropOut: 'wrong-study drop-out quit-study',
  tellDebt: 'debt-hidden',
  jobOrLove: '',
  grownChild: 'child-home',
  atParents: '',
  oneSided: 'one-sided-friend friend-uses',
  motherCalls: 'mother-calls',
  careAlone: 'siblings-no-help',
  movesIn: 'mil-moves-in',
  schoolRefusal: 'child-school',
  pregnantAtWork: 'boss-pregnant',
} as const;
export type Situation = keyof typeof SITUATIONS;

/**
 * Matters of life that are answered in the user's language: after each stand the families and the questions of the
 * tables (`QUESTIONS`) that belong to it; the everyday matters stand in `MATTERS_OF_TOPICS`. What belongs to none is
 * answered in English.
 */
export const LIFE_TOPICS = {
  ...SITUATIONS,
  grief:
    'grief-parent grief-partner grief-grandparent grief-friend parent-died partner-died grandparent-died friend-died someone-died',
  petDied: 'grief-pet pet-died',
  breakUp:
    'break-up-now get-over-ex left-me left-by-text partner-leaves left-after-years ex-forget ex-still',
  exWrite: 'text-ex ex-write ex-wrote ex-wants-back',
  exBack: 'ex-come-back ex-back ex-miss comes-back',
  exNew: 'ex-moved-on ex-new ex-and-friend ex-marries ex-seen',
  silent: 'ghosted texting-habits no-reply seen write-first date-vanished after-sex',
  trust: 'trust-jealous is-cheating jealous lied lies partner-ex late-home',
  likesMe:
    'does-x-like-me make-a-move mixed-signals crush-coworker likes-me loves-me mixed thinks-of-me coworker-crush crush-unaware silent-likes',
  fights: 'fight-partner couple-fights moved-in-fights apologize-partner',
  distant:
    'partner-distant lonely-together long-marriage distant phone gaming no-talk bored-couple no-time lonely-couple never-listens',
  leave: 'leave-partner divorce marriage-doubt leave not-in-love no-desire break-up-how',
  commit: 'moving-in situationship exclusive-talk move-in serious not-ready',
  parentsPush:
    'parents-disapprove arranged parents-against parents-career marry-pressure marry-not-yet study-own-or-parents',
  inLaws: 'in-laws mil his-mother his-mother-all mil-key mil-cooking',
  findLove:
    'meet-someone dating-apps late-love love-this-month find-love why-single apps end-alone after-divorce marry-when marriage-when',
  firstDate: 'first-date',
  parents: 'mother-difficult mother parents',
  sibling: 'sibling-rift sibling',
  inheritance: 'inheritance',
  child: 'teen-fights teen teen-room',
  relativeIll: 'relative-ill ill-parent',
  friend: 'friend-breakup friend-far friend-fight',
  friendHurt: 'friend-trouble left-out friend-betrayed not-invited wedding-left-out',
  friendMoney: 'friend-owes-money lend friend-money',
  lonely: 'lonely make-friends lonely-new-city no-friends new-city',
  home: 'roommate',
  boss: 'bad-boss boss-bad boss-yells boss-slow new-boss value-me',
  coworker: 'toxic-coworker coworkers credit',
  timeOff: 'no-holiday',
  raise: 'raise-best-day promotion raise',
  interview: 'interview',
  offer: 'job-offer-choice offer two-offers offer-low-pay',
  fired: 'got-fired fired contract-ends',
  jobSearch: 'job-search job-when rejected no-answers jobless-long',
  quit: 'should-quit career-change quit hate-job change-career work-bored',
  burnout: 'burnout-work stressed-busy tired-always burnout tired night-work',
  money: 'debt-shame debt',
  exam: 'exam exam-tomorrow',
  failed: 'exam-failed exam-again driving-failed',
  study: 'choose-study study-what which-career',
  sleep: 'cant-sleep sleep',
  worry: 'anxious-general overthinking fear-future anxious overthink',
  low: 'low-mood cry-a-lot challenge-now sad bad-phase lost-life stuck unmotivated bad-day',
  confidence: 'low-confidence comparison-social confidence ugly impostor',
  decide: 'should-i should-a-or-b decide',
  move: 'move-city move homesick',
  holidays: 'family-holiday christmas alone-christmas',
  pregnant: 'pregnant-feelings pregnant-scared am-pregnant tell-parents-pregnant',
  dream: 'dream-general dream-teeth dream-ex dream',
  emptyNest: 'empty-nest child-abroad child-moves',
  estranged: 'silent-daughter grown-child-silent',
  pattern: 'unlucky-love',
  newPet: 'new-pet full-time-dog',
  moneyAhead: 'money-forecast money-when rich',
  behind: 'feeling-behind late-life',
  yearAhead: 'new-year-ahead next-year my-year',
  drinks: 'partner-drinks drinks',
  glad: 'good-news family-joy got-job promoted exam-passed driving-passed graduated got-in own-flat happy',
  thanks: 'thanks compliment',
  hello: 'greeting how-are-you who-are-you',
} as const;
export type LifeTopic = keyof typeof LIFE_TOPICS;
export type GeneralTopic = Exclude<LifeTopic, Situation>;

/** The matter of life that a subject tells of where no more is known. */
export const TOPIC_OF_SUBJECT: Readonly<Partial<Record<Subject, LifeTopic>>> = {
  fired: 'fired',
  silence: 'silent',
  cheating: 'trust',
  ex: 'exBack',
  breakUp: 'breakUp',
  money: 'money',
  sleep: 'sleep',
  energy: 'burnout',
};

/** Greetings of a few words, in any of the languages. */
export const GREETING =
  /^(?:hola|buenas|bonjour|bonsoir|salut|coucou|hallo|hi|hey|servus|moin|guten \p{L}+|ciao|salve|buongiorno|buonasera|oi|ola|bom dia|boa \p{L}+|namaste|namaskar|kumusta|kamusta|magandang \p{L}+|hoi|goede\p{L}+)(?: \p{L}+){0,3}$/u;
