import type { LifeTopic } from './topics.ts';

/**
 * The everyday matters that the words of a topic answer. A matter of none has an English answer that fits better than
 * words on a topic near it.
 */
export const MATTERS_OF_TOPICS: Readonly<Partial<Record<LifeTopic, string>>> = {
  petDied: 'crying-over-pet still-filling-the-bowl-of-a-pet-that-died pet-put-to-sleep',
  breakUp:
    'dumped-after-years broke-up-by-text getting-over-someone first-heartbreak dumped-at-bad-moment left-for-someone-else',
  exWrite: 'texting-my-ex tempted-to-text-the-ex-because-of-the-holidays',
  exBack: 'getting-back-with-ex',
  exNew:
    'ex-new-partner watching-exs-new-partner ex-getting-married ex-with-the-one-i-was-told-not-to-worry-about',
  silent:
    'ghosted left-on-read no-text-for-days silence-after-great-date gone-after-some-good-dates',
  trust:
    'gut-says-cheating-no-proof small-lies same-lie-again lied-about-whereabouts partner-suddenly-guards-the-phone work-wife partner-messages-someone-new-says-just-a-friend partner-texted-ex-secretly does-this-phone-or-habit-mean-they-cheat second-phone',
  afterCheating: 'stay-after-they-cheated take-back-ex-who-cheated',
  likesMe:
    'is-it-flirting nice-or-interested feelings-returned crush-coworker watches-my-stories late-night-story-like silent-on-text-but-liking-my-posts',
  tellThem: 'crush-best-friend confess-to-crush tell-them-before-they-move-away',
  taken:
    'crush-is-taken quietly-in-love-with-taken-colleague in-love-with-best-friend-who-is-taken',
  fights: 'same-fight fight-about-dishes-nightly',
  distant:
    'doesnt-listen phone-addiction workaholic-partner gaming-partner no-time-as-a-couple lonely-next-to-my-partner partner-never-asks-about-my-day feel-unloved-in-marriage',
  leave: 'how-do-i-know-when-to-stop-fighting-for-this-relationship time-to-give-up-marriage',
  commit:
    'wants-to-marry-no-date waiting-for-proposal keeps-delaying-moving-in wont-commit-years what-are-we situationship not-ready-for-relationship doesnt-want-marriage',
  hidden: 'not-introduced hides-me-online wants-marriage-but-hides-me',
  kids: 'kids-or-not wants-kids-or-not one-wants-children-after-years-together partner-changed-their-mind-about-kids i-dont-want-kids-and-my-partner-says-its-fine',
  jobOrLove: 'dream-place-or-partner partner-job-far',
  parentsPush:
    'pushed-to-marry when-will-you-marry parents-choose-studies studying-what-parents-chose exam-parents-want-or-course-i-want family-real-job parents-against-art parents-against-partner',
  inLaws:
    'mother-in-law mother-in-law-family mil-criticises-home mil-key-unannounced mil-cooking mil-rearranged-my-kitchen mil-advice-children inlaw-parenting-advice in-laws-drop-in in-laws-backhanded-remarks-about-my-cooking-or-home mamas-boy mamas-boy-family partner-doesnt-defend-me partner-tells-their-mother-everything living-with-in-laws',
  movesIn: 'in-laws-are-to-move-in-and-i-want-to-say-not-yet parent-moves-in',
  findLove:
    'will-i-meet-anyone-later-in-life only-single-one when-will-my-partner-come-everyone-is-married dating-apps-tired given-up-on-love-after-years-of-apps will-i-find-someone-or-am-i-too-picky too-old-for-love',
  firstDate: 'first-date-nerves first-date-tonight',
  parents: 'mother-criticises-everything fight-with-mother',
  motherCalls: 'mother-calls-too-much mother-guilt-trips',
  farParents:
    'i-moved-abroad-guilt parents-far-away parent-cries-when-i-leave family-says-abandoned mum-cried-im-moving-away crying-when-leaving-parents years-without-seeing-parents',
  goBack: 'go-back-or-stay home-or-stay-near-parents emigrate-or-build-here',
  careAlone:
    'only-one-who-cares-for-a-parent care-siblings-dont-help sibling-wont-pay-share-for-parent',
  supportFamily: 'supporting-parents-money expected-to-pay-for-relatives relative-asks-money-again',
  sibling: 'sibling-not-speaking sibling-and-i-fell-out-over-small-things',
  inheritance: 'heirs-fight inheritance-fight',
  child: 'teen-closed-door teen-gives-one-word-answers',
  schoolRefusal: 'school-refusal',
  grownChild: 'son-no-job grown-child-lives-at-home-and-games-all-day',
  atParents: 'living-with-parents moved-back-in-with-parents',
  relativeIll: 'far-from-ill-parent',
  emptyNest:
    'empty-nest child-leaves-home-in-a-few-days still-cooking-for-the-whole-family-and-theyre-gone',
  estranged:
    'grown-child-silent-reason-unknown adult-child-turned-against-me a-remark-of-mine-and-now-my-child-is-silent',
  friend:
    'friend-stopped-replying friendship-ending best-friend-slowly-fading-and-says-nothing-is-wrong',
  oneSided: 'friend-when-in-need friendship-one-sided always-text-first',
  friendHurt:
    'friend-told-my-secret relative-told-my-secret not-invited not-invited-to-wedding not-picked-as-bridesmaid left-out-of-sisters-party friend-dates-my-ex best-friend-dates-my-ex-and-asked-me-afterwards',
  friendMoney: 'lent-and-not-paid-back friend-owes-me sibling-owes-me-and-spends',
  lonely:
    'friends-in-new-town make-friends-adult no-friends lonely-weekends lonely-at-uni moving-to-a-city-where-i-dont-know-the-language-or-anyone',
  home: 'roommate-mess',
  neighbors: 'neighbor-noise upstairs-kids-running neighbor-music',
  boss: 'boss-yells bad-boss scolded-in-front-of-everyone-over-a-small-mistake well-paid-but-the-boss-screams',
  reachable: 'reachable-after-hours boss-calls-every-night',
  coworker: 'credit-taken boss-presented-my-work-as-his credit-taken-and-boss-believes-them',
  timeOff: 'vacation-refused boss-cancels-my-approved-time-off',
  raise:
    'asking-raise two-years-no-raise about-a-year-in-when-to-ask-for-a-raise wanting-promotion',
  raiseRefused:
    'raise-promised-or-refused raise-so-small-it-feels-like-an-insult title-no-money work-for-three passed-over',
  interview:
    'interview-ahead second-interview nervous-right-before-a-job-interview phone-or-video-interview-coming-up',
  offer:
    'two-offers job-offer-that-wants-an-answer-by-tomorrow several-offers-the-heart-the-safe-and-the-wild-one',
  fired: 'laid-off laid-off-again laid-off-coldly probation-failed',
  jobSearch:
    'applications-unanswered rejected-again-many-times job-rejection overqualified-or-too-old',
  quit: 'quitting hate-my-job hate-job-scared-nothing-better quit-without-other-job bored-good-job',
  burnout: 'burnout tired-all-the-time',
  money: 'debt credit-card-debt',
  tellDebt: 'my-hidden-debt tell-spouse-money-lost',
  pregnantAtWork: 'pregnant-at-work pregnancy-at-work pregnant-in-a-new-job',
  exam: 'exam-ahead exam-tomorrow-and-my-mind-is-blank night-before-the-exam-sleep-or-keep-reading',
  failed:
    'exam-failed failed-driving-test-again-and-want-to-give-up failed-the-licensing-exam-again',
  study: 'choosing-major young-and-no-idea-what-to-do-with-my-life',
  dropOut: 'dropping-out hate-degree-parents-pay switching-major drop-out-near-the-end',
  sleep: 'insomnia waking-at-three asleep-early-then-awake',
  worry: 'overthinking worry-about-everything',
  low: 'crying-no-reason',
  confidence: 'impostor feeling-stupid-next-to-others',
  move: 'moving-abroad homesick homesick-abroad homesick-student',
  holidays: 'not-coming-home-for-the-holidays holidays-alone',
  pregnant: 'positive-pregnancy-test pregnant-early-secret tell-parents-pregnant',
  dream: 'dream-teeth dream-falling dream-chased dream-flying dream-snake dream-water',
  pattern: 'falls-for-unavailable picks-people-to-fix',
  newPet: 'dog-while-working dog-living-alone-full-time-job',
  moneyAhead: 'getting-rich',
  behind: 'behind-in-life thought-id-be-happy-or-settled-by-this-age',
  drinks: 'partner-drinking parent-drinks partner-drinks-every-evening-is-it-a-problem',
};
