/*
 * The words of a matter, so that what was learned of "asthma" is known of "eczema". A word that ends in "-" stands for
 * every word that begins so.
 */
const TOPIC_WORDS = {
  death:
    'die dies died dying death deaths dead deadly deceased funeral grave graveyard bury buried burial coffin mourn- bereave- mortal fatal perish- outlive outlives outlast outlasts survive survives afterlife heaven spirit spirits ghost angel angels beyond passing ashes widow- obituary lifespan reincarnat- departed',
  illness:
    'ill illness sick sickness disease disorder syndrome symptom- diagnos- clinical cancer tumour tumor lump mole biopsy scan inflammation infection- infect- fever cough rash asthma eczema allerg- diabet- arthritis migraine- headache- dizz- palpitation- insomnia anaemia anemia thyroid hormon- cholesterol stroke strokes heart-attack depress- anxiety panic adhd autis- spectrum bipolar anorexia bulimi- addict- alcoholi- burnout trauma- psychosis dementia dyslexi- epilep- hernia ulcer swelling wound injur- bleeding numbness pain pains painful ache aches aching nausea queasi- menopaus- constitution immune immunity blood-pressure contagious virus flu disc',
  cure: 'cure cures cured curing heal heals healed recover- remedy remedies medicine- medicat- medical tablet tablets pill pills dose doses dosage drug drugs insulin inhaler vaccin- antidepress- sertraline lithium chemo- surgery operation operat- transplant treatment treatments therapy supplement- vitamin- magnesium turmeric iron herb herbs herbal tea fast fasting detox cleanse diet homeopath- acupuncture hospital clinic doctor doctors cardiolog- surgeon',
  body: 'body back knee knees hip hips heart liver kidney- lung lungs stomach gut belly throat chest skin bones bone joint joints nerves nervous spine teeth tooth eye eyes ears blood womb skull brain muscles weight hair bowel bladder',
  birth:
    'pregnan- conceiv- conception fertil- infertil- ovulat- womb embryo ivf motherhood fatherhood miscarr- newborn unborn cot cradle crib nursery midwife labour labor delivery trimester contraceptive barren childless twins birth births baby babies bump period cycle expecting',
  child:
    'son sons daughter daughters child children kid kids baby toddler toddlers boy boys girl girls niece nephew grandchild- grandson granddaughter stepson stepdaughter teenager- teen youngest eldest firstborn pupil classmate- school kindergarten nursery bedwetting tantrum- nightmare- vaccin- homework little-one',
  money:
    'money cash sum sums savings save invest- share shares stock stocks bond bonds fund funds market markets gold bitcoin crypto coin coins loan loans lend lends borrow- debt debts mortgage remortgage overdraft pension salary wage wages raise bonus refund grant scholarship profit profits profitable income rent deposit inherit- estate legacy windfall fortune rich riches wealth- poor bankrupt- lottery casino gambl- bet bets betting wager stake odds price prices value property buy buys buying bought sell sells selling sold purchase insurance tax taxes currency rate rates interest dividend business pay pays paid payment repaid invoice bill bills',
  law: 'law laws legal legally illegal lawful court courts judge judges jury tribunal hearing trial verdict appeal lawsuit sue sues suing case custody settlement settle lawyer solicitor attorney notary police charges prison jail bail parole plea plead fine fines ticket summons visa permit asylum immigration deport- evict- landlord lease contract contracts binding clause sign signed divorce alimony will testament rights grounds liable damages compensation claim application dismissal',
  feeling:
    'love loves loved loving adore- miss misses missed missing regret- resent- envy envies envious jealous- hate hates hated fear fears afraid frightened scared ashamed shame guilty guilt proud pride angry anger furious hurt hurts longing longs yearn- desire- desires want wants wanted wish wishes hope hopes hoping feel feels felt feelings care cares grateful thankful gratitude lonely lonelier sorry forgive- forgiven forgives bitter admire- admires respect- respects trust trusts attracted crush infatuat- obsess- softening warming cold distant worried worries worry doubts doubt unsure insecure intimidated fascinated mind thoughts thinking thinks dreams heart',
  deed: 'call calls calling text texts texting write writes writing return returns returning come comes coming back reply replies answer answers apologis- apologiz- apology propose- proposal marry marries leave leaves leaving left cheat- lie lies lied lying hide hides hiding betray- deceiv- plot- plan plans planning watch- reads read follows stalk- gossip- talks talk tell tells told decided decide decides chosen chose choose ghosted avoid- avoids dating seeing sleeping moves moved meet meets met reach reaches contact- notice- notices softens knows know',
  luck: 'luck lucky fortune fate fated destined destiny karma karmic meant guaranteed guarantee certain surely inevitable bound promise promised soulmate twin-flame wedding engagement engaged promotion promoted offer hired job interview exam pass contract keys news breakthrough reunion reconcil- proposal accident betrayal win wins winning won success succeed- famous fame yes arrives arrive turns-up',
  machine:
    'instruct- instruction- guideline- prompt prompts system rule rules json format markdown token tokens model ai program chatbot assistant trained training developer- input output context citation cite cites id ids identifier task request requested user brief told asked list facts fact words paragraph paragraphs configured supposed allowed permitted required comply disclaimer generated character role',
  when: 'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december spring summer autumn winter christmas easter birthday weekend week weeks month months year years tonight tomorrow soon day days morning evening night num',
} as const;

export type Topic = keyof typeof TOPIC_WORDS;

const TOPICS = Object.keys(TOPIC_WORDS) as Topic[];
const WHOLE = new Map<string, Topic[]>();
const BEGINNINGS: { start: string; topic: Topic }[] = [];
for (const topic of TOPICS) {
  for (const word of TOPIC_WORDS[topic].split(' ')) {
    if (word.endsWith('-')) BEGINNINGS.push({ start: word.slice(0, -1), topic });
    else WHOLE.set(word, [...(WHOLE.get(word) ?? []), topic]);
  }
}

/** The matters that a word belongs to. */
export const topicsOf = (word: string): Topic[] => [
  ...(WHOLE.get(word) ?? []),
  ...BEGINNINGS.filter(({ start }) => word.startsWith(start)).map(({ topic }) => topic),
];
