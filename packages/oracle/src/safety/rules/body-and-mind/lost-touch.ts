import { NOT_REAL } from '../not-real.ts';
import type { Rule } from '../rule.ts';

/** Voices, missions, days awake: touch with the world is lost. */
export const LOST_TOUCH: readonly Rule[] = [
  {
    says: 'voices, orders, signals, or minds and bodies under control',
    grade: 3,
    patterns: [
      '(?:hear|hearing|heard) (?:<few>)(?:people|<someone>|them|a man|a woman|whispers?|whispering|voices?|things) (?:<few>)(?:talk(?:ing)?|whisper(?:ing)?|saying|speak(?:ing)?|laugh(?:ing)?|commenting|calling) (?:<few>)(?:in(?:side)? my (?:head|mind|ears?)|when (?:<noone>|i am alone)|through the walls?)|(?:food|water|drink|tea|coffee|meals?) (?:<few>)(?:is|was|are|being|has been) (?:<few>)(?:poison(?:ed|ing)?|drugged|tampered)(?= by|<gap>(?:parents|neighbours|government|they|family|husband|wife|mother))|(?:chip|microchip|implant|device|transmitter|camera)s? (?:<few>)in my (?:tooth|teeth|head|brain|arm|body|eye|ear|neck|skin|blood|stomach)(?! (?:dentist|filling|fell|broke))(?=<gap>(?:record|track|listen|control|read|that|they|put|hear|so|by|from))',
      '(?:is|are|was) (?:<soften>)(?:a |the |actually a |secretly a )?(?:demons?|devil|alien|aliens|lizards?|robot|clone|impostor|spy|spies|not human)\\b<gap>(?:have to (?:stop|kill|hurt|do)|must|or (?:he|she) will|stop (?:him|her|them)|kill|knife|proof)|(?:cameras?|microphones?|bugs?|wires?|speakers?) (?:hidden )?(?:in|inside|behind|all over) (?:my|the) (?:walls?|room|house|lamp|ceiling|phone|apartment|flat)\\b(?=<gap>(?:watch|listen|record|all day|they|everywhere|government|tracking|hear|see))(?!<gap>(?:landlord|airbnb|baby monitor|security))',
      '(?:someone|something|they|people|he|she|neighbours|government|aliens) (?:<few>)(?:controll?(?:s|ing)|reading|inserting|stealing|broadcasting|planting|hearing|hacking) (?:all )?my (?:thoughts|mind|brain)(?! (?:games|off))|(?:everyone|everybody|people|they|the news|presenters?) (?:<few>)(?:on (?:the )?(?:tv|radio|news|internet|youtube)) (?:<few>)(?:talk(?:s|ing)?|speak(?:s|ing)?|know(?:s)?) (?:<few>)(?:about|to) me',
      '(?:satellites?|drones?|the government|the cia|the fbi|agents|aliens) (?:track|tracks|follow|follows|watch|watches|control|controls|read|reads|are (?:tracking|following|watching|reading|controlling)|is (?:tracking|following|watching|reading|controlling)) (?:me|my (?:mind|thoughts|body))\\b|control (?:the weather|traffic|people|time|the moon|the sun) with my (?:mind|thoughts|hands)|(?:command|power|control) over (?:traffic|people|the weather|time)\\b<gap>(?:prove|walk|use it|must)',
      '(?:tv|television|radio|newsreader|presenter|billboards?|adverts?|street signs?|licen[cs]e plates|number plates|songs?|stars|planets?|moon|sun|saturn|jupiter|uranus|pluto|mars|venus|neptune|mercury|internet|angels?|aliens|god|satan|spirits?|clocks|lamp ?posts?|router|fridge|walls?|phone|lights|birds|headlines|pope|president|bbc|universe)\\b[a-z ,]{0,40}(?:speak(?:s|ing)? to me (?:in|through|directly)|talk(?:s|ing)? to me (?:through|directly|out loud)|sending me (?:messages|signals|orders|codes?|instructions)|sends? me (?:secret )?(?:messages|signals|orders|codes?)|gave me (?:the|a) (?:code|(?<!universe gave me (?:the|a) )mission|order|key|command)|order(?:s|ed) me|command(?:s|ed)? me|(?:told|tells|telling|ordered) me (?:through [a-z ]+ )?to (?:kill|hurt|stop (?:eating|sleeping|taking|my meds)|obey|burn|sacrifice|jump|leave (?:everything|my (?:kids|family|children|wife|husband))|dig|bury|destroy|give my baby|walk (?:to|into)|sell everything)|instruct(?:s|ed|ing) me|in code|have to obey|i must (?:obey|act)|transmit[a-z]*|control(?:s)? me|whisper(?:s|ing) (?:my name|to me|about me))(?! (?:lol|buy|to rest|to slow))',
      '(?:messages?|signals?|orders?|codes?|instructions) (?:for|to|meant for) me (?:through|in|on|from|hidden in) (?:the )?(?:tv|television|radio|news|songs|stars|planets|walls|phone|headlines|plates|lights)',
      '(?:the chosen one|(?:the|a new|new) messiah|(?:i am|me as) the second coming|i am (?:<soften>)(?:god|jesus|christ|the saviou?r|immortal|a prophet|the prophet|satan|the last prophet|the thirteenth sign|becoming (?:god|light|a star|pure energy)|made of light)|chosen (?:me )?to (?:save|lead|stop|rule)|picked me as|god (?:picked|chose) me|reincarnation of (?:jesus|christ))(?! (?:film|movie|episode|by my boss|at|in (?:the|this) (?:game|quiz|team)|lol|haha|apparently|of (?:the family|my team)|awful|tired|complex))(?=<end>|<gap>)',
      '(?:voices?|a voice|a being|whispering|chorus|man in the wall)(?: in my head| inside my head| that| which| in the [a-z]+)?(?: keeps?| always| just| are| is| keep)? (?:tell|tells|telling|told|say|says|saying|command[a-z]*|order[a-z]*|whisper[a-z]*|wants?|begs?|comments? on|shouts?|laughs? at)(?: me| that| i| about| everything)? ?(?:to |i |me )*(?!(?:take the|call|trust|go for|buy|text|book|rest|eat the|order|slow|apologi|try|he is the one|wait|say|ask))(?:have|must|should|need|am|hurt|kill|do|burn|sacrifice|jump|stop|bad|die|obey|what to do|things|worthless|get rid|walk into|leave the baby|cut|which of my|not to eat|filth|guilty|what i)',
      'voices (?:tell|told|say|said|warn|want|command|order)[a-z]* (?:me|that|i|my)(?! (?:to (?:buy|eat|take|text|call|get)|i should (?:buy|take)))|dictat(?:es|ed|ing) (?:it |this |them |the new bible |a book |messages |the truth )?to me|(?:is|are) the (?:devil|antichrist)(?! (?:card|of|wears|in the))',
      '(?:hear|hearing|heard) (?:the |a )?voices?(?: in my head)?(?! (?:on|in the (?:choir|hall|street|next)|from (?:the|next|upstairs|downstairs)|of|mail|note|again (?:on|in) (?:the|his)|messages?|in the background|next door))(?=<end>|<gap>(?:when (?:<noone>|i am alone)|telling|that|every|at night|and|in my|commanding|saying|they say|again|since|all))|voices (?:are back|will not stop|never stop|getting louder|got louder)|radio in my head',
      '(?:chip|microchip|device|implant|tracker|thoughts?|cameras?|wire|speaker|transmitter|antenna|something|insect|worm|spider|bugs?|insects|snakes|worms|mirrors)\\b[a-z ]{0,25}(?:implanted |put |planted |hidden |crawling |living |lives |crawls |is |are )*(?:in|inside|into|under|behind) my (?:head|brain|tooth|teeth|body|skull|arm|neck|eyes?|ears?|blood|spine|skin|stomach|walls?)(?! (?:dentist|filling|lol|on monday|that i can not stop|about (?:him|her)))(?=<far>\\b(?:hear|control|they|track|out|dug|cut|government|think|dig|neighbours|know|burn|transmitter|listening|fbi|cia)\\b)|(?:put|planted) (?:a )?(?:chips?|cameras?|wires?) in (?:me|my)(?! (?:dog|cat|car))',
      '(?:planted|put|hid) (?:a )?(?:device|cameras?|microphones?) in my walls|hear my thoughts|poisoning my food|(?:made of glass|dead) and everyone pretends|are (?:dead people|replaced|actors)\\b<gap>(?:knife|prove)|reads? my thoughts\\b<gap>(?:hide|metal|home|foil)',
      '(?:implanted|put|planted) a (?:microchip|chip|device|tracker) in my (?:brain|head|body|neck|skull|arm)|(?:bugs|insects|worms|snakes|spiders) (?:are )?(?:crawling |living )?(?:under|in) my skin|(?:everyone|people|they)\\b[a-z ]{0,12}reads? my (?:mind|thoughts)\\b<gap>(?:lasers|hide|stay home|wall|bus)|dead already and everyone|are (?:lizards|aliens|robots|machines) and i',
      '(?:control(?:s|ling)?|read(?:s|ing)?|steal(?:s|ing)?|hear|insert(?:s|ing)?|broadcast(?:s|ing)?|leak(?:s|ing)?|repeat|answer|put|beam(?:s|ing)?|push(?:es|ing)?|send(?:s|ing)?)\\b[a-z ]{0,12}(?:into |out of |from )?my (?:thoughts|mind|brain)(?! (?:lol|off|at ease|to|on|is|like|before))(?=<end>|<gap>(?:wall|neighbour|radio|delay|antenna|night|head|they|at|through|block|and|by))|(?:my )?thoughts (?:are|is) (?:being )?(?:read out|broadcast|leaking|put into|pulled out|inserted|not mine)|(?:thoughts|rays|voices|waves) (?:through the wall|into my (?:head|flat|brain))',
      '(?:wife|husband|mother|mum|father|dad|son|daughter|family|neighbours?|baby|people|everyone|parents|boyfriend|girlfriend|friends|brother|sister|doctor|passengers|colleagues)\\b[a-z ]{0,25}(?:been (?:replaced|swapped|taken over)|was swapped|replaced (?:by|my|with)|an impost[eo]r|impostors|is a demon|are demons|are (?:all )?actors|is not real|are not real|a clone|(?:are|into|with|by) (?:copies|clones)|(?:is|was|became|into) a machine|is not my (?:mother|wife|son|dad|husband)|cardboard|holograms|puppets|played by the same|possessed by|has no face)(?! (?:to me|love|friends?|as|at work|syndrome|about|of))|wearing (?:my )?(?:mothers?|wifes?|husbands?|her|his) (?:face|skin)(?! (?:care|mask|cream))|swapped my (?:son|daughter|husband|brother|mother)|(?:stole|took) my (?:organs|thoughts|real family)',
      '(?:government|cia|fbi|police|neighbours|agents|they|everyone|somebody|family|partner|mother|husband|wife)\\b[a-z ]{0,12}(?:is |are )?(?:poison(?:s|ing)?|put(?:s|ting)?|swap(?:s|ping)?|chang(?:es|ing)) (?:poison|chips|dust|something)? ?(?:in )?my (?:food|tea|pillow|pills|milk|water|air)\\b(?=<far>\\b(?:control|erase|showed|know|taste|kill|they|proof|smell|when i)\\b)|(?:after me|spying on me|watching me|listening to me|plotting against me|film(?:s|ing)? me|track(?:s|ing)? me)\\b[a-z ,]*(?:walls?|lasers?|proof|satellites?|food|chips?|sockets|lamps|tap water|smoke alarm|police are in on it)|through the (?:sockets|lamps|tap water|smoke alarm|taps)|foil on (?:every|the)|covered the (?:mirrors|sockets|windows) because|in on it\\b<gap>(?:tooth|transmitter|dentist|actors|police|testing)',
      '(?:sacrifice|kill|burn|destroy|cut) (?:something|someone|myself|a|my|everything|out)[a-z ]*(?:to (?:stop|save|open)|for the (?:ritual|eclipse|planets|gods?|portal)|because the (?:planets|voices?|moon|stars))|(?:bleed|fast) (?:for the portal|until i see god)|(?:demon|devil|entity|jinn|spirit) (?:inside|in) (?:me|my (?:son|baby|wife|daughter))\\b<gap>(?:has to be|must be)',
      'demons? (?:are |is )?(?:in my (?:house|body)|speak|follow|crawl|living in me)|i am (?:already dead|dead already|made of (?:light|glass)|rotting inside)(?=<far>\\b(?:body|organs|<noone>|doctors|inside|how|running|batteries|mirror|light|glass|food|sleep)\\b)|my organs are gone',
      '(?:copy|copies|copying|repeat|repeats|knows?|steals?|stealing) everything i think\\b|(?:shadow people|men in grey|a black figure|the shadows)\\b<gap>(?:tell|order|want) me|my (?:reflection|shadow|mirror|hands)\\b[a-z ]{0,15}(?:moves? (?:by itself|without me)|talks|laughs|are not mine|is someone else|orders me)',
      '(?:on tv|on the radio|on the news|newsreader|presenter|bishop|anchor|cashier|stranger|bus driver|weather ?man|forecast)\\b[a-z ,.]{0,40}(?:(?:it|that|which) means (?:i (?:have to|must|need to|should)|the operation|they know|it begins)|about me|to me personally|blinked twice|the signal)(?! (?:like|about the))',
      '(?:decoded|cracked|figured out|received) the (?:secret code|code|pattern|mission|sky|message)\\b<gap>(?:they|must|tonight|government|planets|sleep|afraid|hides)|(?:songs?|numbers|plates|newspaper|adverts?|headlines) (?:is|are) (?:all )?(?:about me|a message for me|a code only|telling me what to do|my orders|warnings to me)',
      '(?:fly|walk through walls|stop cars|breathe under ?water)\\b<gap>(?:prove it|show it|since the eclipse|from the roof)|everyone (?:coughs|blinks|nods|wears red) in a (?:pattern|code)|(?:actors on the bus|same eyes)\\b<gap>(?:testing|act first)|planets (?:are )?(?:feed|feeding|rewriting|obey) (?:me|my)|rewriting my (?:blood|dna)',
    ],
    unless:
      'dna|ancestry|paternity|biological|sperm donor|donut|shoes|lol|haha[ha]*|alexa|creepy ad|targeted ads|dentist on|chip in my tooth , dentist|my (?:dog|cat) (?:has|got)|novel|film|movie|series|podcast|song title|dreamed|dreamt|in (?:my|a|the) dream|poem|screenplay|choir|voicemail|voice note|customer service|imposter syndrome|impostor syndrome',
    danger: [
      'the voices tell me I must obey',
      'the government put a chip in my head so they can hear what I think',
      'God told me through the numbers to leave my kids',
      'my mother is not my mother. someone is wearing her face',
      'I hear voices when nobody is there',
    ],
    twins: [
      'the voices in my head say buy the shoes',
      'god told me to eat the last donut',
      'chip in my tooth, dentist on monday',
      'alexa is listening to everything i say, creepy',
      'he can read my mind i swear',
      'the universe is sending me signs',
      'i’m the chosen one apparently, my aunt wants me to host christmas',
    ],
  },
  {
    says: 'is ordered to do harm',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:command|commands|commanding|commanded|orders|ordering|ordered) me to (?:<soften>)(?:set|burn|kill|hurt|cut|stab|drown|harm|starve) (?:myself|my (?:own )?(?:<body>|baby|<child>)|him|her|them)',
    ],
    unless: NOT_REAL,
    danger: ['an angel commands me to burn my hand tonight'],
    twins: ['my boss ordered me to cut the budget'],
  },
  {
    says: 'days without sleep, with powers or a mission',
    grade: 3,
    patterns: [
      '(?:not|have not|has not|without|no) (?:slept|sleep|sleeping|been asleep) (?:at all )?(?:for|in|since) (?:[3-9]|\\d\\d|three|four|five|six|seven|eight|many|several|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the eclipse)(?: days| nights)?\\b(?! (?:well|properly|through|because of the (?:baby|heat|noise)))(?=<far>\\b(?:code|mission|see|amazing|bible|who runs|must act|do not need|angels?|god|chosen|powers?|pattern|planets?|signs|coming for me|electric|clear|everything|password|sky|voices?|obey|glow|connected|light)\\b)',
      '(?:awake|up) (?:for|since) (?:[3-9]|\\d\\d|three|four|five|six|seven|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week|the eclipse)\\b(?=[a-z0-9 ,.]*\\b(?:future|mission|bible|writing|powers?|chosen|code|clearer|obey|see everything|god|hold the sky|they come|angels?)\\b)',
      '(?:no longer|do not|does not|not) need (?:any )?(?:sleep|to sleep|food)(?: any ?more)?\\b<gap>(?:powers?|golden|light|starlight|awakened|clear|god|energy|mission|planets|becoming)|sleep is (?:not needed|for (?:humans|the weak) and i|when they come)',
      '(?:(?:[3-9]|three|four|five|six|seven|eight) (?:days|nights)|day (?:five|six|seven|eight|[3-9])|a week) (?:awake|without sleep|no sleep)\\b(?=<far>\\b(?:clear[a-z]*|god|planets?|code|alive|glows?|electric|obey|connected|walls?|thoughts|money|savings|colours)\\b)',
      '(?:stopped|quit|threw away|cancel) (?:taking )?(?:my )?(?:antipsychotics|lithium|meds|medication|risperidone)\\b<gap>(?:see the truth|signs speak|hear the angels|chosen|healed|poison|god told me|voices guide|do not sleep|becoming light)',
      '(?:gave|sold|spent)\\b[a-z ]{0,25}(?:money|savings|house|car|everything)\\b<gap>(?:angels told|on a mission|world ends|voice promised|be crowned|numbers told)',
    ],
    danger: [
      'day six without sleep, the planets feed me directly and I can see the code',
      'I don’t need sleep anymore, I have powers',
      'I stopped my lithium and now I hear the angels',
    ],
    twins: [
      'i haven’t slept in 2 days bc of the baby',
      'insomnia for a week now, maybe the eclipse?',
      'no puedo dormir desde hace una semana',
      'I sold my car because the angels of the parking office fined me again',
    ],
  },
  {
    says: 'has been awake for days',
    grade: 2,
    patterns: [
      '(?:not|have not|has not|without|no) (?:slept|sleep|sleeping) (?:at all )?(?:for|in|since) (?:(?:over |more than )?(?:[3-9]|\\d\\d|three|four|five|six|seven|eight|many|several|a) (?:days|nights|week)|days)(?! (?:well|properly|through|more than|because|due|since the baby))',
      '(?:awake|up) for (?:[3-9]|\\d\\d|three|four|five|six|seven|eight|nine|ten|several) (?:days|nights)|(?:[3-9]|three|four|five|six|seven) (?:days|nights) (?:awake|without sleep|no sleep)',
    ],
    unless:
      'baby|newborn|twins|toddler|heat|noise|neighbours?|jet ?lag|airport|exams?|deadline|thesis|shifts?|snor[a-z]*|insomnia|well|properly|pain|toothache|cough|cold|flu|moon|eclipse|worr[a-z]*|mortgage|break ?up|him|her|grief|died|funeral|menopause|hot flash[a-z]*|lol',
    danger: ['I have not slept for five days', 'been awake for four nights now'],
    twins: [
      'i haven’t slept in 2 days bc of the baby',
      'I have not slept well for three nights, is it the full moon',
      'up for 20 hours straight, airport life',
    ],
  },
  {
    says: 'planets, spirits or strangers speak, watch, or are not who they are',
    grade: 3,
    patterns: [
      '(?:jupiter|saturn|mars|venus|mercury|pluto|neptune|uranus|the (?:moon|sun|stars?|planets?|tv|radio|walls?|birds|trees|angels?|demons?|spirits?|devil|universe|news)|god|satan|jesus|angels?|demons?|aliens?|spirits?|ghosts?) (?:<few>)(?:speaks?|talks?|spoke|talked|whispers?|told|tells?|said|says|commands?|ordered|orders|instructs?|wants?) (?:<few>)(?:me|my name)? ?(?:<few>)(?:who to (?:punish|kill|hurt)|to (?:punish|kill|hurt|harm|sacrifice|jump|cut|burn|stop (?:eating|sleeping|my))|what i must do|i (?:am|was) chosen|i must|my mission|at night and (?:tells|orders|commands))',
      '(?:family|parents|husband|wife|mother|mum|father|dad|kids|children|brother|sister|friends|people) (?:<soften>)(?:are|is) not (?:<soften>)(?:my|real|the real|who they) ?(?:family|parents|husband|wife|mother|mum|father|dad|kids|real|people|say they are)?(?=<gap>(?:swap|replac|cop(?:y|ies)|clone|someone else|actor|imposter|impostor|robot|different))|(?:everyone|people|they|strangers|neighbours|coworkers) (?:<few>)(?:hear|read|know|steal|see) (?:all )?my (?:<soften>)(?:thoughts|mind)(?! (?:on|about))',
      '(?:fbi|cia|government|police|nsa|mossad|illuminati|freemasons|reptilians|they) (?:<few>)(?:watch(?:ing|es)?|spy(?:ing)?|track(?:ing|s)?|listen(?:ing|s)?|follow(?:ing|s)?|after) (?:<few>)me (?:<few>)(?:through|via|by|with|in|everywhere|all) (?:<few>)(?:phone|tv|walls?|satellites?|drones?|camera|cameras|day|time|lights?|microwave)?|my reflection (?:is not me|is someone|moves|is different|does not)|not my reflection',
      '(?:i am|im) (?:<soften>)(?:the )?(?:reincarnation of|second coming|messiah|jesus|christ|god|prophet|chosen by god|a god|immortal)\\b(?=<gap>(?:end|begin|friday|sent|world|save|must|mission|night|told|and|<end>))(?! (?:of (?:coffee|procrastination|wine|chaos)|in (?:bed|the kitchen)|complex|awful|tired))',
    ],
    unless: `${NOT_REAL}|past life reading|in a past life|who was i|church choir|sermon|preacher|metaphor|figurative|donut|shoes|pizza|cookie|nap`,
    danger: [
      'jupiter speaks to me at night and tells me who to punish',
      'everyone can hear my thoughts',
      'the fbi is watching me through my phone and tv',
    ],
    twins: [
      'venus tells me to buy shoes lol',
      'my mother is not my real mother, i was adopted',
      'am i the reincarnation of a queen in a past life',
    ],
  },
  {
    says: 'is spoken to, replaced, poisoned or steered by something',
    grade: 3,
    patterns: [
      '(?:the )?(?:stars|moon|planets?|tv|radio|news|lights?|lamps?|walls?|clocks|fridge|birds|pigeons|number plates|numbers) (?:is|are|was|were|have been|has been|keeps?) (?:<soften>)(?:talking|speaking|whispering|sending (?:<few>)(?:messages|signals|things|orders)) (?:<few>)(?:to|at|about|for) me(?= (?:at night|and|in|through)|<end>)',
      '(?:steals?|stole|stealing|implanted|implants?|inserts?|controls?|broadcasts?|plays?(?! by)|beam(?:s|ing)?|reads?) (?:<few>)(?:thoughts (?:in|into|at|from)|my thoughts|my body|into my (?:head|brain|mind))|my thoughts (?:are|is) being',
      '(?:told|ordered|commanded|instructed) (?:me )?by (?:the |an )?(?:angels?|archangel|god|devil|neptune|saturn|jupiter|mars|moon|voices?|spirits?|ghosts?|numbers) (?:<few>)to (?:stop (?:eating|sleeping)|bury|burn|destroy|kill|hurt|leave|dig|walk out|jump|cut)',
      'voices? (?:are |is |keep |keeps )?(?:getting louder|ordering|commanding|telling me to|order me|command me|will not stop)|hear (?:someone|voices) telling me(?: to|<end>)|hear (?:people|them) telling me to (?:kill|hurt|jump|die|do it|cut|burn)',
      '(?:replaced|swapped|copied) my (?:husband|wife|mother|mum|father|dad|family|son|daughter|kids|brother|sister)|someone is wearing my (?:husbands|wifes|mothers|mums|dads) (?:body|face)|(?:doctors|passengers|people|neighbours) are (?:all )?actors',
      '(?:poison(?:s|ing|ed)?|drug(?:s|ging)?) my (?:food|water|tea|rain)(?! poisoning)|put (?:something )?in the water (?:now|to control)|cameras (?:<few>)(?:track|watch|follow)(?:ing)? me (?:everywhere|in)',
      'my (?:hands|arms|body|face) (?:are|is) not my (?:hands|arms|own|body|face)|i (?:can )?control the (?:weather|world|traffic|stars|sun)(?= with| and|<end>)|made of glass and (?:<noone>)',
    ],
    unless: `${NOT_REAL}|poison ivy|got food poisoning|restaurant|song|lyric|horoscope|app|podcast|tarot|cards|psychic|medium|remodel|tattoo|metaphor|manifest[a-z]*|ring doorbell|at work|store|cat|dog`,
    danger: [
      'the radio is sending messages to me at night',
      'they replaced my husband and this one is fake',
      'i was told by neptune to bury my phone',
      'someone is putting thoughts into my head: they steal my thoughts',
    ],
    twins: [
      'the stars are talking to me through tarot lol',
      'mars told me to dump him haha',
      'i got food poisoning from sushi',
      'cameras at work watch me everywhere',
    ],
  },
  {
    says: 'a demon must be driven out of a child, or poison comes through the walls',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:demon|devil|satan|evil|entity|jinn|dark spirit) (?:is |lives |living |sits |got |has gone )*(?:inside|in|into) (?:me|my (?:<few>)(?:<child>|wife|husband|mother)|the (?:baby|child|kids))\\b<gap>(?:has to be|must be|have to|must|need to|get (?:it|him|her) out|cut|burn|drown|beat)',
      '(?:reflection|mirror|shadow|doll|radio|tv|angels?|demons?|devil|voices?|(?:hears?|heard|hearing) (?:a |the )?(?:man|woman|voice))\\b[a-z ]{0,12}(?:told|tells|telling|orders?|ordered|commands?|commanded|wants|asks|asked) (?:me|him|her|us) to (?:<soften>)(?:stab|kill|hurt|cut|burn|strangle|harm|drown)',
      '(?:tv|television|radio|screen|phone|walls?|computer) (?:<soften>)(?:talks?|speaks?|whispers?|says?|tells?) (?:<few>)(?:must|have to|has to|should|need to|to) (?:<soften>)(?:die|be killed|kill|hurt|be stopped)',
      '(?:everyone|everybody|they|people|neighbours|coworkers|colleagues|family)\\b[a-z ]{0,15}(?:is|are|keep) (?:<soften>)(?:poisoning|drugging|gassing) (?:me|us)\\b<gap>(?:stop them|strike first|get them first|before they|defend|must act)',
      '(?:poison(?:ing|ed)?|gassing|drugging|spraying) (?:me|us) (?:<few>)(?:through|with|via|using|in) (?:the |my |our )?(?:vents?|air vents?|pipes?|walls?|ceiling|radio waves|wifi)',
    ],
    unless: `${NOT_REAL}|pest control|landlord (?:is )?(?:painting|spraying)|carbon monoxide|mould`,
    danger: [
      'the devil is inside my baby and i have to get it out',
      'there is a demon in me and it must be cut out',
      'my shadow tells me to burn the school',
      'they are poisoning me through the vents so i have to strike first',
    ],
    twins: [
      'my daughter has the devil in her eyes when she wants ice cream',
      'the exterminator is spraying us out of the house, pest control day',
    ],
  },
  {
    says: 'is told by a radio or a screen whom to act against, and is ready',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:radio|tv|television|news|screen) (?:<few>)(?:speaks?|says?|calls?|talks?|whispers?|tells?) (?:<few>)(?:my name|to me|me)\\b<far>\\b(?:is the one|must go|has to go|who it is|whom to|ready now|what i have to do|what i must do)',
    ],
    unless: `${NOT_REAL}|dj|song|lyrics|podcast|presenter|host|weather`,
    danger: [
      'the radio says my name at night and tells me the man upstairs is the one. i am ready',
      'the tv talks to me and i know what i have to do',
    ],
    twins: [
      'the radio tells me it will rain and i am ready for the garden party',
      'my phone tells me i am ready for a run',
    ],
  },
];
