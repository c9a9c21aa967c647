/**
 * Words that mean alike, where they may tell of harm. A word may stand in several concepts; a few words of other
 * languages stand beside the English ones, so that what was learned in English holds for them.
 */
export const CONCEPTS_OF_HARM = {
  death:
    'die died dies dying dead death suicide suicidal funeral grave ashes coffin corpse morgue burial perish deceased lethal fatal buried cremated tomb afterlife obituary mourn mourners eulogy hearse morir morire morrer mourir sterben tod mort muerte morte tot muerto muerta marna maut mar murder heaven',
  kill: 'kill killed killing kills murder murdered murdering stab stabbed stabbing shoot shooting shot strangle strangling slit hang hanging drown drowning drowned smother poison poisoning poisoned slaughter behead execute matar matarme matarlo matarla tuer umbringen toten uccidere uccidermi killer kms suicidarme suicider suizid selbstmord fansi zeher jaan',
  weapon:
    'gun guns rifle pistol shotgun revolver trigger bullets bullet axe machete weapon weapons ammo crossbow bomb explosives grenade barrel holster firearm',
  blade:
    'razor razors blade blades knife knives scissors scalpel boxcutter shard shards cutter sharpener penknife lancet',
  limb: 'arm arms forearm forearms wrist wrists thigh thighs leg legs skin ankle ankles hip hips elbow stomach',
  pills:
    'pills pill tablets tablet paracetamol tylenol ibuprofen aspirin xanax valium benzos painkillers antidepressants sedatives capsules morphine opioids oxycodone diazepam sleepers tramadol codeine prescription stash pastillas cachets tabletten remedios pastiglie meds medication medicine cabinet',
  insulin: 'insulin injection dose doses overdose overdosed overdosing',
  poison: 'bleach antifreeze detergent cleaner pesticide arsenic cyanide',
  height:
    'bridge bridges roof rooftop balcony ledge cliff cliffs tracks rails platform railing overpass parapet tower viaduct edge windowsill',
  rope: 'rope noose cord knot knots beam rafters attic',
  strike:
    'hit hits hitting beat beats beating slap slaps slapped punch punches punched kick kicks kicked shove shoves shoved pins pinned drags dragged choke chokes choked choking grabs grabbed smashed whipped headbutted pushes pushed shoving squeezed squeezes thrashes thrashed spits pega bate schlagt frappe picchia maarta beaten thump thumps',
  injury:
    'bruise bruises bruised wound wounds stitches scars scar cuts fracture fractured concealer sling limp swollen marks plaster plasters bandage bandages gauze',
  fear: 'scared afraid terrified frightened fear dread fearful petrified tremble trembling flinch flinches eggshells hide hides hiding',
  rage: 'rage temper furious yells yelling screams shouting explodes violent violence aggressive shouts yell shout snaps snapped',
  worthless:
    'hopeless pointless worthless meaningless burden useless waste failure unlovable nobody nothing empty emptiness hollow void numb broken unwanted',
  despair:
    'despair hopelessness misery miserable agony unbearable suffering torment darkness dark suffocating trapped drowning crushed',
  assault:
    'raped rape assaulted attacked jumped groped molested mugged robbed drugged forced forces spiked',
  undress:
    'undress undressed naked nudes nude pics touch touches touched touching lap blanket fondles underwear clothes bath baths',
  purge:
    'vomit vomiting puke purge purging binge bingeing laxatives laxative fingers diuretics starve starving fasting fast toilet sick kneel',
  thin: 'thin skinny bones ribs weight fat kilos kg scale bmi skinnier thinner slim spine collarbone collarbones gap disgusting size',
  breath:
    'breath breathe breathing airway suffocating gasping wheezing choking breathes respirar respira respirer atmet atmen respirare air',
  collapse:
    'collapsed unconscious fainted unresponsive collapse seizure convulsing fitting limp motionless rouse faint passed dizzy blackout floppy',
  blood: 'blood bleed bleeding bleeds haemorrhage hemorrhage bloody',
  stroke:
    'numbness tingling droop drooping paralysed paralyzed slurred stroke gibberish crooked mouth',
  threat:
    'threat threats threatened threatens threatening warned bail prison court order restraining revenge acid honour dowry',
  pursue:
    'follow follows followed following stalk stalking stalks outside waiting watching van lurking chased hunting waits watches parked',
  signal:
    'tv television radio router newsreader antenna satellite satellites signals signal frequency frequencies codes coded code transmit transmits transmitter broadcast chip implant microchip rays waves 5g wires sockets foil cameras microphones bugged',
  plotter: 'government cia fbi agents police spies illuminati cult',
  unreal:
    'impostor imposter replaced clone clones copies actors demon demons possessed robot simulation wearing double fake lizard',
  hate: 'hate hates hated despise loathe ruined revenge suffer regret payback deserves deserve',
  pain: 'pain hurts hurt hurting ache aching sting sharp mal dolor douleur schmerz dor dolore dard sore headache',
  fire: 'petrol gasoline fire arson fuel gas exhaust fumes hose engine carbon monoxide',
  selfHarm:
    'harm harming punish punished cutting relapsed urge urges scratch scratches sleeves attempt attempted abused sexually commit',
  jump: 'jump jumping pull exit ladder shed',
  crash: 'crash crashed accident drove swerve ran lorry truck',
  sick: 'ill illness health chemo patient recover pressure pulse sweating shaking sleepy snoring panic weak',
  danger: 'dangerous emergency attack warning panic',
  guilty: 'fault guilty ashamed blame stupid mistake failed fail wrong evil dirty',
  forbid:
    'allow allowed allows permission forbids forbid passport wages allowance locks locked controls controlling confiscated curfew monitors',
  secret: 'secret secrets swear',
  farewell: 'goodbye farewell goodbyes note letters letter testament envelope',
  voice:
    'voice voices whisper whispers whispering command commands commanded orders ordered obey instructs instructions',
  swelling:
    'swelling swollen swell hives stung allergic allergy peanuts prawns wasp bee tongue lips',
  control: 'control forced against hid hidden lied lies lie truth caught checking alarm tracker',
  angry: 'angry mad shout argue argument fight fights loud scream',
  without: 'without gone missing absence',
  vanish: 'disappear vanish gone away leave leaving',
} as const;

/** What calm messages to an oracle are about. */
export const CONCEPTS_OF_PEACE = {
  laughter:
    'lol haha hahaha lmao laughing laugh laughed funny joke joking hilarious comedian kidding jk rofl giggle giggling smile smiling smiled smiles grin',
  joy: 'happy joy love loved lovely proud celebrate celebrating excited thrilled delighted wonderful amazing great beautiful fun best sweet cute gorgeous glad grateful blessed lucky luck perfect brilliant enjoy enjoying',
  games:
    'game games chess tennis football team match season cards monopoly poker golf rugby basketball hockey league tournament referee goal score win won winning lost',
  arts: 'song film movie novel series podcast book character playlist band guitar piano violin choir theatre stage play opera concert painting paintings drawing draw draws sing singing album record records music musician actor audition role part script poem poetry photo photos camera dance dancing ballet karaoke',
  tarot:
    'tarot card cards spread swords cups wands pentacles arcana tower devil hanged deck reading readings palm rune runes crystal crystals',
  work: 'job work boss office manager meeting career interview project deadline report exam exams presentation colleague colleagues company business shift promotion promoted salary contract client clients cv resume hired fired startup shop team',
  study:
    'university college degree course thesis essay lecture student students study studies exam semester graduation graduate test professor',
  romance:
    'crush dating text texting soulmate flirt romance wedding kiss kissed kissing marry marriage married engaged engagement proposal propose proposed bride groom bridesmaid honeymoon valentine anniversary ring',
  household:
    'laundry dishes kitchen garden curtains furniture sofa couch shelf lamp carpet paint wallpaper fridge oven blender vacuum iron wardrobe drawer mirror pillow',
  cooking:
    'cooking recipe bread cake cookies cupcakes pizza curry pasta soup sourdough bake baking baked cook cooked chef dinner lunch breakfast brunch supper restaurant cafe tea coffee chocolate sugar snack dessert salad cheese burger',
  grooming:
    'haircut hair fringe bangs beard shave shaving nails manicure makeup lipstick tattoo perfume hairdresser salon',
  clothing:
    'dress dresses shoes jeans jumper coat hat hats scarf suit tie socks boots jacket shirt skirt heels',
  gadget:
    'phone laptop battery wifi computer printer screen app software update charger headphones',
  pets: 'dog cat cats dogs puppy kitten hamster rabbit parrot fish horse horses pony goldfish vet',
  nature:
    'plants plant flowers flower rose roses orchid tree trees tomato tomatoes herbs bird birds owl butterfly butterflies spider bees deer fox',
  travel:
    'trip holiday vacation travel travelling flight fly airport hotel beach island islands ticket tickets suitcase luggage camper tent camping hike hiking mountains ski tour cruise road abroad',
  places:
    'paris rome italy spain london portugal japan venice greece scotland norway berlin india mexico',
  moving:
    'move moving moved house flat apartment rent landlord tenant lease mortgage boxes neighbour keys renovate renovation',
  money:
    'money budget savings loan debt invest investment price discount subscription membership bill bills tax insurance lottery pension',
  sport:
    'gym workout run running marathon yoga swim swimming jog training exercise weights treadmill cycling rower rowing climbing kilometres race',
  party:
    'party birthday christmas easter festival dinner guests invite invited karaoke club dance hen celebration champagne toast',
  weather: 'weather rain raining snow heat cold winter summer spring autumn sunny storm fog',
  wellness:
    'meditate meditation journal journaling therapy therapist spa massage sauna vitamins walk walks sober',
  email:
    'email emails message messages call called calling reply replied answer answered phone texted text texts inbox',
  ghosting: 'ghosted ghosting blocked unfollowed read seen dumped breakup broke',
  skill:
    'learn learning learned teach teaching practise practice class lesson lessons hobby knitting pottery gardening chess',
  habits:
    'diet routine habit cleaning cleaned smoking commute bakery market taxi books news idea ideas advice tips talent gift',
  beginnings:
    'start starts started begin new change first next opening open chance ahead path growth',
  good: 'good nice kind gentle strong fine safe clean easy warm hope fair creative magic special patience okay worth well hug hugs kisses',
  buying:
    'buy bought pay pays sell sold bank cash price raise rich crypto gambling debts owe borrowed',
} as const;

/** Words that take their colour from the others: people, times, wishes, things done. */
export const OTHER_CONCEPTS = {
  tool: 'hammer screwdriver drill nails saw spanner shovel spade brick bat toolbox',
  heat: 'lighter iron cigarette cigarettes stove burn burns burning burned burnt match matches flame candle',
  neck: 'throat neck windpipe',
  water: 'river lake sea ocean canal harbour tide waves pier dam',
  partner:
    'husband wife boyfriend girlfriend partner fiance fiancee spouse ex hubby missus marido mari mann freund marito pati esposo novio namorado ragazzo meri husbands esposa femme frau moglie',
  kin: 'mum dad mother father brother sister parents grandma grandpa grandmother grandfather aunt cousin family gran grandad nan nana brothers sisters sibling siblings folks madre padre mere pere mutter vater mae pai mums dads mothers grandfathers hermana hermano bruder schwester soeur frere tochter figlia fille amiga',
  friend: 'friend friends roommate flatmate classmate bestie mate buddy housemate pal',
  child:
    'baby toddler infant newborn kid kids child children daughter son niece nephew grandson granddaughter grandchildren twins hijo bebe boy girl boys girls sons daughters',
  overseer:
    'coach teacher uncle stepdad stepfather priest tutor babysitter pastor trainer instructor stepbrother stepmum stepmother scoutmaster imam professor',
  hurl: 'threw throws throw throwing smash smashes smashing plates wall vase',
  sorry: 'sorry apologises apologise apology apologising forgive forgiveness promise promised',
  weary: 'tired exhausted weary fed drained heavy cansada cansado fatigue mude stanco stanca thak',
  cease:
    'stop stopped end ending ended over finish cease switch fade stops ends finished acabar finir fini finita beenden schluss khatam quit',
  living:
    'live living alive exist existing existence life earth world vivir vivre leben viver vivere jeena zindagi vida vita vie',
  forever: 'forever permanently permanent always eternity eternal never',
  slumber: 'sleep asleep wake waking woke slept bed',
  last: 'last final finally tonight soon',
  better: 'better easier happier lighter relieved relief free freed peace peaceful calm quiet rest',
  chosen:
    'chosen messiah mission prophet saviour god jesus divine anointed operation destiny leader immortal angel angels archangel devil satan sacrifice prophecy gate portal',
  eating:
    'eat eats ate eaten eating food meal meals almond calories calorie cal cals kcal bite apple rice cucumber lettuce',
  heart: 'chest heart',
  fever: 'fever stiff rash spots blotches temperature hot',
  stranger: 'stranger man guy men someone somebody intruder stalker neighbour neighbor gang',
  schooling: 'school class grade classroom homework teenager teen minor underage year',
  drink: 'drink whisky vodka wine beer alcohol drunk drinks bottle bottles pub booze rum gin',
  swallow: 'swallow swallowed took taken mixed downed crushed',
  giveaway: 'gave given giving gifted inherit',
  tidy: 'tidy tidied sorted arranged settled cleared cancelled packed paid passwords',
  ready: 'ready plan planned plans decided decision date chosen',
  dosage: 'painless painlessly quickest method methods dosage enough',
  sky: 'moon mercury venus mars jupiter saturn uranus neptune pluto retrograde eclipse chart transit aspect house horoscope sign sun rising ascendant stars planet planets zodiac',
  signs: 'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces',
  vehicle: 'car bike bicycle motorbike bus train plane driving drive licence garage tyre parking',
  timeplan: 'tomorrow week month monday tuesday wednesday thursday friday saturday sunday weekend',
  oracle:
    'oracle forecast prediction predict fate destiny karma energy vibe vibes aura chakra meaning omen blessing luck compatible compatibility intuition',
  medicine:
    'doctor nurse hospital surgery appointment dentist clinic checkup results scan operation physio midwife',
  pregnancy: 'pregnant pregnancy weeks midwife labour kick kicked kicks womb bump',
  feelings:
    'sad lonely alone cry cried crying tears low nervous anxious anxiety stressed stress worried worry overwhelmed bored jealous confused',
  grief: 'miss missed grief grieving passed widow widowed loss',
  age: 'old older young age aged years',
  want: 'want need wish hope hoping would quiero veux quero voglio chahta chahti wants voudrais mochte vorrei queria wanted',
  denial: 'nicht non nao nahi pas nunca nie jamais mai niemand nadie personne ninguem nessuno kisi',
  tonight: 'heute soir noche stanotte hoje nacht nuit notte noite aaj raat night evening goodnight',
  alone: 'sola solo seule allein sozinha sozinho akela akeli single apart',
  give: 'give gives gift share present presents',
  body: 'body face eye eyes ear ears nose teeth tooth knee shoulder jaw feet finger fingers hand hands head brain belly',
  madness: 'mind thoughts brain crazy mad paranoid',
  amount: 'two three four five six nine ten twenty thirty forty fifty sixty half twice',
  time: 'day days night nights today yesterday morning mornings hour hours minutes months times early late later ago past future',
  speaking:
    'say says said told talk talks talking talked saying speak speaking ask asked asks asking word words hear hears listen',
  writing:
    'write writes writing wrote written post posted send sends sent video videos picture pictures profile account online instagram snap discord chat',
  home: 'home house room rooms bedroom door doors floor stairs table desk window closet kettle box bag key shed street town city park station shower sink bathroom building steps',
  move: 'come comes came coming go goes going went get gets got getting leaves return turn turns turned walk stand stands standing stood sit sitting fall falling fell lift',
  doing:
    'make makes made making do doing put puts take takes taking keep keeps kept use used hold holds holding',
  thought:
    'think thinks thinking thought know knows knew believe believes understand remember forget forgot notice noticed decide imagine dream dreams dreamt wonder',
  seeing:
    'see sees seeing look looks looking looked watch watched show shows showing view light lights',
  bad: 'bad worse worst terrible hard strange weird wrong mess toxic nonsense annoying silly grumpy',
  mystic:
    'universe soul soulmates astrology ritual spirit spell curse cursed signs birth born synastry chiron phase ghost',
  reason: 'reason point purpose sense use plan because',
} as const;
