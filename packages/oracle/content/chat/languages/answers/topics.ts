import type { Subject } from '../other-language.ts';

/**
 * Matters of life that are answered in the user's language: after each stand the families and the questions of the
 * tables (`QUESTIONS`) that belong to it. What belongs to none is answered in English.
 */
export const LIFE_TOPICS = {
  grief:
    'grief-parent grief-partner grief-grandparent grief-friend parent-died partner-died grandparent-died friend-died someone-died',
  petDied: 'grief-pet pet-died',
  breakUp:
    'break-up-now get-over-ex left-me left-by-text partner-leaves left-after-years ex-forget ex-still',
  exWrite: 'text-ex ex-write ex-wrote ex-wants-back',
  exBack: 'ex-come-back ex-back ex-miss comes-back',
  exNew: 'ex-moved-on ex-new ex-and-friend ex-marries ex-seen',
  silent: 'ghosted texting-habits no-reply seen write-first date-vanished after-sex',
  trust: 'trust-jealous cheated-on is-cheating cheated jealous lied lies partner-ex late-home',
  likesMe:
    'does-x-like-me make-a-move mixed-signals crush-coworker likes-me loves-me tell-crush mixed thinks-of-me only-friend coworker-crush crush-unaware silent-likes',
  fights: 'fight-partner couple-fights moved-in-fights apologize-partner',
  distant:
    'partner-distant partner-trouble lonely-together long-marriage distant phone gaming no-talk bored-couple no-time lonely-couple never-listens housework his-friends acts-different sleep-apart',
  leave: 'leave-partner divorce marriage-doubt leave not-in-love no-desire break-up-how',
  commit:
    'moving-in situationship exclusive-talk move-in serious not-ready propose no-kids not-posted secret not-introduced',
  parentsPush:
    'parents-disapprove arranged parents-grown parents-against parents-career marry-pressure marry-not-yet study-own-or-parents',
  inLaws:
    'in-laws mil his-mother his-mother-all mil-key mil-moves-in mil-baby mil-cooking live-near-mil',
  findLove:
    'meet-someone dating-apps late-love love-this-month find-love why-single apps end-alone after-divorce marry-when marriage-when',
  firstDate: 'first-date',
  parents: 'mother-difficult family-general father-absent mother father parents mother-calls',
  sibling: 'sibling-rift sibling siblings-no-help',
  inheritance: 'inheritance',
  child:
    'child-worry teen-fights adult-child teen child-school teen-room child-phone grades child-drops-out',
  relativeIll: 'relative-ill aging-parent ill-parent care-parent surgery-other mother-far',
  friend: 'friend-breakup one-sided-friend friend-far friend-fight friend-couple friend-uses',
  friendHurt: 'friend-trouble left-out friend-betrayed not-invited wedding-left-out',
  friendMoney: 'friend-owes-money asked-for-money lend friend-money lend-family',
  lonely: 'lonely make-friends lonely-new-city no-friends new-city',
  home: 'roommate noisy-neighbor neighbors upstairs-noise roommate-food',
  boss: 'bad-boss boss-bad boss-yells boss-slow new-boss value-me',
  coworker: 'toxic-coworker coworkers credit coworker-cold gossip',
  timeOff: 'night-shift no-holiday overtime boss-weekend',
  raise: 'raise-best-day promotion raise passed-over',
  interview: 'interview new-job first-day job-result late-interview',
  offer: 'job-offer-choice offer two-offers offer-low-pay',
  fired: 'got-fired layoff-looming fired fired-soon contract-ends',
  jobSearch: 'job-search job-when rejected no-answers jobless-long',
  quit: 'should-quit giving-notice career-change quit hate-job change-career work-bored',
  burnout: 'burnout-work stressed-busy tired-always burnout tired night-work',
  money: 'money-worry debt-shame debt-hidden debt save-money',
  exam: 'exam waiting-results exam-tomorrow exam-result',
  failed: 'driving-test exam-failed driving-failed driving not-admitted exam-again another-try',
  study: 'choose-study career-direction study-what wrong-study drop-out which-career quit-study',
  sleep: 'cant-sleep sleep',
  worry: 'anxious-general overthinking fear-future anxious overthink',
  low: 'low-mood cry-a-lot challenge-now sad bad-phase lost-life stuck unmotivated bad-day',
  confidence: 'low-confidence comparison-social confidence ugly impostor',
  decide: 'should-i should-a-or-b decide',
  move: 'move-city work-abroad homesick move abroad',
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

/** Topics too narrow for an everyday matter of the same family: its English answer says more. */
export const NOT_OF_MATTERS: ReadonlySet<LifeTopic> = new Set(['parentsPush', 'exNew', 'glad']);

/** Greetings of a few words, in any of the languages. */
export const GREETING =
  /^(?:hola|buenas|bonjour|bonsoir|salut|coucou|hallo|hi|hey|servus|moin|guten \p{L}+|ciao|salve|buongiorno|buonasera|oi|ola|bom dia|boa \p{L}+|namaste|namaskar|kumusta|kamusta|magandang \p{L}+|hoi|goede\p{L}+)(?: \p{L}+){0,3}$/u;
