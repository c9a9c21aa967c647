/**
 * Words that mean alike for the classifier: it learns from "a razor on my arm" what "scissors and
 * my forearm" says. Concepts of harm and of harmless talk stand side by side.
 */
const CONCEPTS = {
  death:
    'die died dies dying dead death suicide suicidal funeral grave ashes coffin corpse morgue burial perish deceased lethal fatal',
  kill: 'kill killed killing kills murder murdered murdering stab stabbed stabbing shoot shooting strangle strangling slit hang hanging drown drowning smother poison poisoning slaughter behead execute',
  weapon:
    'gun guns rifle pistol shotgun revolver trigger bullets bullet hammer axe machete weapon ammo crossbow bomb',
  blade: 'razor razors blade blades knife knives scissors scalpel boxcutter needle glass shard',
  heat: 'lighter iron cigarette cigarettes stove burn burns burning burned match flame',
  limb: 'arm arms forearm forearms wrist wrists thigh thighs leg legs skin ankle ankles hip hips elbow',
  neck: 'throat neck windpipe',
  pills:
    'pills pill tablets tablet paracetamol tylenol ibuprofen aspirin xanax valium benzos painkillers antidepressants sedatives insulin capsules',
  poison: 'bleach antifreeze detergent poison cleaner pesticide',
  height: 'bridge roof rooftop balcony ledge cliff tracks platform railing overpass parapet tower',
  rope: 'rope noose belt cord',
  farewell: 'goodbye farewell goodbyes note letters testament',
  partner: 'husband wife boyfriend girlfriend partner fiance fiancee spouse ex',
  kin: 'mum dad mother father brother sister parents grandma grandpa grandmother grandfather aunt cousin family',
  friend: 'friend friends roommate flatmate classmate bestie mate buddy housemate',
  child: 'baby toddler infant newborn kid kids child children daughter son niece nephew',
  overseer:
    'coach teacher uncle stepdad stepfather priest tutor babysitter pastor trainer instructor stepbrother',
  strike:
    'hit hits hitting beat beats beating slap slaps slapped punch punches punched kick kicks kicked shove shoves shoved pins pinned drags dragged choke chokes choked choking grabs grabbed threw throws smashed whipped headbutted',
  injury: 'bruise bruises bruised wound wounds stitches scars cuts fracture fractured',
  fear: 'scared afraid terrified frightened fear dread fearful petrified',
  forbid:
    'allow allowed allows permission forbids forbid passport wages allowance locks locked controls controlling confiscated',
  rage: 'rage temper furious yells yelling screams shouting explodes violent violence aggressive',
  worthless: 'hopeless pointless worthless meaningless burden useless waste failure unlovable',
  weary: 'tired exhausted weary fed drained',
  cease: 'stop stopped end ending ended over finish cease switch fade',
  living: 'live living alive exist existing existence life earth world',
  forever: 'forever permanently permanent always eternity eternal',
  slumber: 'sleep asleep wake waking woke slept bed',
  voice:
    'voice voices whisper whispers whispering command commands commanded orders ordered obey instructs',
  signal:
    'tv television radio router newsreader antenna satellite signals signal frequency codes coded code transmit transmits broadcast chip implant microchip',
  plotter: 'government cia fbi agents police spies illuminati cult',
  chosen:
    'chosen messiah mission prophet saviour god jesus divine anointed operation destiny leader immortal',
  unreal:
    'impostor imposter replaced clone clones copies actors demon demons possessed robot simulation wearing',
  eating:
    'eat eats ate eaten eating food meal meals dinner lunch breakfast almond cucumber calories calorie cal cals kcal bite',
  purge:
    'vomit vomiting puke purge purging binge bingeing laxatives laxative fingers diuretics starve starving fasting fast',
  thin: 'thin skinny bones ribs weight fat kilos kg scale bmi skinnier thinner slim',
  breath: 'breath breathe breathing airway suffocating gasping wheezing choking',
  collapse:
    'collapsed unconscious fainted unresponsive collapse seizure convulsing fitting limp motionless',
  blood: 'blood bleed bleeding bleeds haemorrhage hemorrhage',
  stroke: 'numb numbness tingling droop drooping paralysed paralyzed slurred needles stroke',
  heart: 'chest heart',
  swelling: 'swelling swollen swell hives stung sting allergic allergy peanuts',
  stranger: 'stranger man guy men someone somebody intruder stalker neighbour neighbor gang',
  pursue:
    'follow follows followed following stalk stalking stalks outside waiting watching van lurking chased hunting',
  assault: 'raped rape assaulted attacked jumped groped molested mugged robbed drugged',
  touch:
    'touch touches touched touching undress undressed naked nudes nude snaps lap blanket fondles kisses',
  secret: 'secret secrets hide hides hiding swear nobody',
  schooling: 'school class grade classroom homework teenager teen minor underage',
  drink: 'drink whisky vodka wine beer alcohol coffee tea soup glass',
  swallow: 'swallow swallowed took taken overdose overdosed mixed downed',
  vanish: 'disappear vanish gone away leave leaving',
  revenge: 'revenge pay suffer laughing regret payback',
  laughter: 'lol haha hahaha lmao laughing laugh funny joke joking hilarious comedian kidding',
  play: 'game games chess tennis football team match season song film movie novel series podcast book character playlist',
  tarot: 'tarot card cards spread swords cups wands pentacles arcana tower devil hanged',
  sky: 'moon mercury venus mars jupiter saturn uranus neptune pluto retrograde eclipse chart transit aspect house horoscope sign',
  work: 'job work boss office manager meeting career interview project deadline report exam exams presentation',
  romance: 'crush date dating text texting soulmate flirt romance wedding kiss',
  home: 'laundry dishes kitchen garden cooking recipe bread cake haircut hair bangs phone laptop battery wifi plants plant',
} as const;

const CONCEPTS_OF_WORD = conceptsByWord();

/** The numbers of the concepts named in a list of words, each once, in rising order. */
export function conceptsOf(words: readonly string[]): number[] {
  const found = new Set<number>();
  for (const word of words) {
    for (const concept of CONCEPTS_OF_WORD.get(word) ?? []) found.add(concept);
  }
  return [...found].toSorted((a, b) => a - b);
}

function conceptsByWord(): ReadonlyMap<string, readonly number[]> {
  const byWord = new Map<string, number[]>();
  for (const [index, words] of Object.values(CONCEPTS).entries()) {
    for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), index + 1]);
  }
  return byWord;
}
