import { line, type PartLine } from './part-line.ts';

const COLOR =
  '(?:red|blue|green|black|white|pink|yellow|orange|purple|gold|silver|grey|gray|brown|beige|ivory|navy)';

/** Short answers about clothes, body, children, animals and small decisions. */
export const DAILY_LINES: readonly PartLine[] = [
  line(
    `(?:should|do|can|shall) i wear (?:the |a |my )?(?:\\w+ )?${COLOR}\\b(?! \\w+ or| or)(?!.*\\bevil eye).*`,
    'Yes, if you feel good in it; a color does as much as the back it straightens. Red is noticed, blue looks calm, green is easy on everyone, black is never wrong. For something formal keep the loud one to one piece.',
  ),
  line(
    `(?:should|do) i wear (?:the )?\\w+ or (?:the )?\\w+.*|(?:the )?${COLOR} or (?:the )?${COLOR}\\b.*`,
    'Hold each under your face in daylight and take the one that makes your skin look awake. If both do, the softer one forgives more in photos and spills. My gut says the lighter one by day and the darker one by night.',
  ),
  line(
    'what colou?rs? (?:of )?(?:the )?(?:dress|suit|shirt|tie|top|outfit|nails|shoes)?\\s*(?:should i wear|do i wear|for|to wear|haha|lol|is best)\\b.*|what colou?r (?:dress|suit|shirt|top|nails)\\b.*',
    'Dark blue or deep green if you want to look calm and sure, a warm red if you want to be noticed. For an interview, plain and one shade brighter than you feel. For a party, whatever got the last compliment.',
  ),
  line(
    'what (?:should|do|to|can) (?:i )?wear\\b.*\\b(?:bowling|climbing|hik\\w+|skating|ice|gym|sport\\w*|walk\\w*|mini ?golf|picnic|beach|karting)\\b.*',
    "Something you can bend and laugh in: jeans that move, a top that's been complimented before, and good socks, because they'll be seen. No rings, nothing that rides up, and a layer for the way home.",
  ),
  line(
    'what (?:should|do) i wear (?:to|for|on) (?:the |a |my |her |his |first )*(?:date|party|50th|birthday|wedding|dinner)\\b.*|what (?:do|should) i wear$',
    "The thing you forget you're wearing: one notch smarter than you think the others will be, shoes you can stand in for an hour, and one piece with a bit of nerve. Try it on sitting down.",
  ),
  line(
    'what colou?r is (?:lucky|good|best) (?:for me|today|for (?:a )?\\w+)\\b.*',
    'By custom fire signs have red and gold, earth signs green and brown, air signs yellow and light blue (pink too, for Libra), water signs deep blue and silver. None of it decides anything; wear the one that makes you stand straight.',
  ),
  line(
    'what (?:stone|crystal|gem|gemstone)s? (?:should|do|can) i (?:wear|carry|get|use|buy)\\b.*|(?:what|which) (?:stone|crystal|gem)s? (?:is|are) (?:good |best )?for me\\b.*',
    "By the jewellers' list it goes by month: garnet, amethyst, aquamarine, diamond, emerald, pearl, ruby, peridot, sapphire, opal, topaz, turquoise, January to December. It's a custom and no medicine, so take one you like looking at.",
  ),
  line(
    'can i wear (?:it|them|that|this|my \\w+) (?:with|and|together with) (?:silver|gold|other|jeans|black)\\b.*',
    'Yes. Nothing clashes by the stars, and silver goes with nearly everything.',
  ),
  line(
    'is (?:an? |my |wearing )?(?:opal|opals|pearls?|peacock feathers?|black cats?|friday the 13th|the number 13|13|a broken mirror|owls?) (?:really )?(?:bad luck|unlucky|a bad (?:sign|omen))\\b.*',
    "No, that's a story that stuck. The one about opals comes partly from a novel, and from stones that cracked in bad settings. If you like it, it's yours.",
  ),
  line(
    'should i (?:dye|cut|color|colour|bleach|change|do|shave) (?:my )?hair (?:before|for)\\b.*',
    "Yes, but two weeks before and not two days, so there's time to fix it or fall in love with it. Stay within two shades of your own if there'll be photos that hang on a wall.",
  ),
  line(
    'how (?:do|can) i (?:avoid|dodge|escape|survive) (?:my )?(?:uncle|aunt|cousin|ex|mother in law|family|relatives)\\b.*',
    'Be useful: a tray of glasses is the best armor at any party. Sit at the other end, have one dull sentence ready, "I must just help in the kitchen," and agree with someone on a rescue sign.',
  ),
  line(
    'is it (?:bad|unhealthy|ok|okay|wrong|weird|fine) (?:if i |to )?eat \\w+ (?:every|each|all) (?:day|night|week|the time)\\b.*',
    "Not by the stars, and your stomach's only request is a bit of green on top. Change the sauce now and then and call it a lifestyle.",
  ),
  line(
    'do i (?:stop|quit|cut|give up) (?:the )?(?:coffee|caffeine|sugar)(?: \\w+)?(?: now)?(?: or (?:later|wait|then))?$',
    "If it's for a pregnancy you're planning, ask a doctor, midwife or pharmacist; they'll give you the amount that's fine and what to start now. In general smaller now beats nothing later.",
  ),
  line(
    '(?:when is|what is|whens) (?:a |the )?(?:good|best|right) time to (?:start )?(?:try|trying|have|having) (?:for )?(?:a |another )?(?:baby|child|kid)\\b.*',
    "When you both want it and could live with it taking a while; no date in the sky makes it likelier, and I won't name one. See a doctor beforehand for a check, what to take and what to stop. The rest is yours.",
  ),
  line(
    '(?:is|am i|are we) (?:too old at )?(?:3[5-9]|4\\d)(?: is)? too (?:late|old)(?: (?:for|to).*)?$',
    'For most things, no. If this is about a baby, it gets harder with the years and many still have one; a doctor can give you real numbers about you, and the sooner you ask the more they can do. For anything else, the age is only a number on the form.',
  ),
  line(
    'is it (?:a )?(?:boy|girl)\\b.*|(?:boy or girl|girl or boy)\\b.*',
    "I don't guess that, and people's bets are right half the time. If there's a baby, the scan knows; if there isn't one yet, let them argue about it over cake.",
  ),
  line(
    'should (?:i|we) have (?:a |another )?(?:second |third |fourth )?(?:baby|child|kid)(?: at \\d+)?\\b.*',
    "That's a decision for two yeses, and I won't make it. Ask a doctor what your age means for you in real numbers, and ask each other one thing: what are you afraid of, the sleepless year, the money, or the work landing on one of you? Solve that one first.",
  ),
  line(
    '(?:do|should) i (?:really )?want another (?:one|baby|child|kid)? ?or am i (?:just )?(?:tired|lonely|bored|sad)\\b.*',
    "Tired answers everything with no, and nostalgia with yes, so don't ask either. Sleep a full weekend first, somehow, and picture the worst week with two. If you still smile, it's a wish; if you only want to lie down, it's tiredness, and that has its own cure.",
  ),
  line(
    'when will (?:he|she|the baby|my (?:son|daughter|baby|toddler|kid|child)) (?:finally )?sleep (?:through|all night|alone)\\b.*',
    'No date from me, and no sign sleeps worse than another. Many do by three, plenty not. Same order every evening, lights down an hour before, and the shortest, dullest visit at night. If he snores, or never seems rested, mention it to the doctor.',
  ),
  line(
    'is (?:kindergarten|school|preschool|nursery|daycare|three|two|four|it) (?:still )?too (?:early|young|soon)\\b(?! to (?:do|read)).*',
    'Go by the child and not by the calendar: can he or she be away from you for an hour and come back to play, say what hurts, and stand other children nearby? Mostly yes means yes. Start with half days and ask after three weeks.',
  ),
  line(
    'is it too (?:early|soon) to (?:do|read|make|draw|look at) (?:his|her|their|my \\w+) (?:birth )?chart\\b.*',
    "It can be drawn from the first minute, but I'd read it as a sketch of a manner and never as what he or she will become. A child deserves to surprise you. Keep it to yourself until they ask.",
  ),
  line(
    '(?:which|what) (?:instrument|sport|hobby|activity)(?: \\w+){0,6} (?:kid|child|son|daughter|boy|girl|year old|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\\b.*',
    "By the book Aquarius likes whatever's odd, so drums, ukulele or anything with buttons; fire likes it loud, earth likes a cello, water sings. Really, let the child try three in one afternoon and see which one isn't put down. That's the one.",
  ),
  line(
    '(?:(?:he|she|my \\w+) )?(?:also )?(?:just )?(?:started|keeps|began)(?: to)? (?:bit\\w+|chew\\w+|pull\\w+|wet\\w+)\\b.*',
    "It's very common at that age and mostly means that something is new, a class, a friend, a worry. No scolding; keep the nails short, give the hands something else, and ask sideways, in the car, what's different lately. If it bleeds or lasts months, ask the doctor.",
  ),
  line(
    'should (?:the|my|our) (?:dog|cat|puppy|kitten|pets?) (?:come|stay|go|be)\\b.*',
    'Let it stay somewhere familiar on the day itself: open doors, boxes and strangers are how pets get lost. Bring it in the evening or the next day, when its bed and bowl already stand in one quiet room.',
  ),
  line(
    'is (?:it|this|that) (?:safe|dangerous|ok|okay|bad) for (?:the|my|our) (?:dog|cat|pet|kids?|child|children|puppy|kitten)(?: (?:too|there|here|in there|inside))?$',
    "As long as the plain causes are checked, yes: wiring, gas, anything that smells or is warm to the touch. Until somebody's looked, keep them away from that corner. What you can't see isn't after anyone.",
  ),
  line(
    'is it safe to (?:fly|travel)(?: (?:on|this|next|tomorrow|today|during|in) (?!.*\\b(?:pregnan|surgery|war|storm|snow|alone|sick)).*)?$',
    "Yes. No date in the sky makes a flight or a road safer or less so, and the 13th is a day like any other; planes land on it by the thousand. If it's nerves, an aisle seat near the wings, something to chew and a film you know by heart.",
  ),
  line(
    'which seat\\b.*|(?:window|aisle) or (?:aisle|window)\\b.*',
    'Over the wings for the smoothest ride, the aisle if you like to get up, the window if looking out calms you.',
  ),
  line(
    'is my (?:house|home|flat|apartment|room) (?:really )?haunted\\b.*',
    "I don't think so. Lights that flicker at the same hour are mostly a loose contact or something big switching on nearby, and tired eyes do the rest. Write down a week of it before you blame anyone dead.",
  ),
  line(
    '(?:will|is|am) (?:it|there)? ?(?:going to )?rain(?:ing)? (?:on|at|for|during)\\b.*',
    "No planet does weather, and anyone who promises you sun in a certain month hasn't been rained on there. Have a tent, a barn or forty umbrellas as plan B, and then it won't dare.",
  ),
  line(
    'is (?:it|that|this) (?:really )?(?:a )?(?:good|lucky|bad|unlucky) (?:date|day)(?: for (?:it|us|a wedding|the wedding))?$',
    "A date is good if the people you want can come and nobody's rushed. The sky gives a mood for a day at most, and it has never stopped a good party.",
  ),
  line(
    'is it (?:good|bad|ok|okay|unlucky|lucky) to (?:marry|get married|have a wedding) (?:in|on|during) (?:a )?\\w+.*',
    "It's fine. Leap years, May, Tuesdays: every country has its own forbidden one, and couples from all of them stay married. Tell your family you've looked into it and that the stars had no objection.",
  ),
  line(
    '(?:could|can|would|will) i (?:be able to )?(?:cope with|handle|stand|deal with|get used to) (?:the )?(?:blood|needles|vomit|wounds|bodies|death|night shifts|stress|heights|noise|cold)\\b.*',
    "Most people can, and sooner than they expect; squeamishness fades when your hands have something to do. Test it cheaply: a first-aid course, a day of shadowing, a few shifts as a volunteer. If you faint once, you're in good company.",
  ),
  line(
    'should i (?:quit|drop|stop|give up|leave) (?:my |the )?(?:gymnastics|ballet|danc\\w+|soccer|football|basketball|swimming|tennis|hockey|track|cheer\\w*|violin|guitar|drums|piano|karate|judo|scouts|debate|theat\\w+|drama|team|band|choir|club)\\b.*',
    "My lean: finish this season or term, and then decide on a good day and not after a bad practice. If you've dreaded it for two months, it's fine to stop; if it's one coach or one person, see whether that can change first.",
  ),
  line(
    'should i run for (?:class |student |school )?(?:president|rep|council|captain|office|prefect|head (?:boy|girl))\\b.*',
    "My lean: yes. The worst that happens is a week of being known, and the speech alone is worth having given. Pick one thing people really moan about, say how you'd fix it, and keep it under two minutes.",
  ),
  line(
    'what if i (?:lose|fail|mess up|bomb|forget|freeze)\\b.*\\b(?:everybody|everyone|people|them all|class|crowd|public|school)\\b.*',
    'Then it stings for an evening, and by next week the corridor has a new topic. Have one line ready, "Well, I tried. Vote for my dog next time." Whoever stands up is remembered for standing up.',
  ),
  line(
    'how do i keep (?:going|at it|it up|motivated)(?: this time)?\\b.*',
    "Make it too small to skip: two fixed days, twenty minutes, everything laid out the night before. The month to beat is your own last one and nobody else's. On a bad day do half of it and call it done; everyone around you is busy with their own reflection.",
  ),
  line(
    '(?:what is )?(?:the )?best (?:time|hour) (?:of (?:the )?day )?(?:for|to) (?:an? )?(?:\\w+)\\b.*',
    "By the book fire signs like the morning, earth the same hour every day, air whenever there's company, water the quiet end of it. In practice the best hour is the one you'd have to make an effort to cancel.",
  ),
  line(
    '(?:do|should) i (?:sage|smudge|cleanse|bless) (?:it|the \\w+|my \\w+)\\b.*',
    "If you like the smell and nobody coughs, yes. Open the windows, wash the floor, say something out loud that you'd like the place to be; the floor does the most.",
  ),
  line(
    'what (?:should|can|do) i do (?:for (?:it|my (?:birthday|\\d+th))|on my birthday)\\b.*\\b(?:no|without|little|any) money\\b.*',
    'Soup for six with everyone bringing a chair, a walk to the best view at sunset, or a swap evening where the gifts are things from home. Ask three people for a song and an old photo of you. It costs a pot of soup.',
  ),
  line(
    'which (?:suburb|area|neighbou?rhood|city|town|country)(?: \\w+)? (?:energy|vibes?|suits? me|favou?rs? me|is (?:for|lucky for) me)\\b.*|where should i live\\b.*',
    "Charts don't do postcodes, but I'll play: fire likes noise and a view, earth a market and a tree, air cafés and a tram, water anything near the sea. Then check the three dull ones, rent, work and two people you could call.",
  ),
  line(
    'good idea$|is (?:it|that|this) (?:a )?(?:good|bad|stupid|dumb|crazy) idea(?: (?:or not|lol))?$',
    "It's a good one if you're going toward something and have three months of money and a bed for the first week. If it's mostly away from something, take that something with you in a conversation first. My lean is yes.",
    /\b(?:mov(?:e|ing)|relocat\w+|emigrat\w+|going to live)\b/iu,
  ),
  line(
    'am i (?:just |being |totally |a bit )*(?:crazy|silly|ridiculous|nuts)$',
    "No. A bit bold at most, and it makes a better story than staying home would. Ask one friend who isn't easily impressed, and then do it the kind way.",
  ),
  line(
    'did i do the right thing$',
    "I can't rule on that, and it may be three things with three answers. Take each one alone: would you do it again on a calm day? What was said in anger can be softened in one sentence without taking back the truth in it.",
  ),
  line(
    'what (?:is )?next$|what now$',
    "A quiet week, if you can have one. Settle what has a date on it, rent, papers, one reply you owe, and start nothing big before you've slept properly for seven nights. Then one next step, not three.",
  ),
  line(
    'is (?:20\\d\\d|next year|this year) or (?:20\\d\\d|next year|this year) better\\b.*',
    'I can\'t weigh years for you; neither is closed. The later one gives you time for money, papers and goodbyes, the sooner one keeps it from turning into "someday." Put the real deadlines on a page, and the year picks itself.',
  ),
  line(
    'can i (?:still )?(?:take|go on|have) (?:my |the |our )?(?:holiday|vacation|trip|break)\\b.*',
    "Most likely yes. Ask the team or your family what the days after usually look like, agree on who's there and who rings you, and check that your ticket can be moved. Being rested is useful to everyone.",
  ),
  line(
    'will (?:my|our|the) (?:knee|hip|back|eye|heart|shoulder|foot|hand)? ?(?:operation|surgery|procedure|scan) (?:go well|work|be (?:ok|okay|fine|a success))\\b.*',
    "I can't see that, and I won't guess; the people doing it know the odds far better. Ask them how often they do it, what the first week looks like, and who to ring. I hope it goes as planned.",
  ),
  line(
    'will (?:my|our) (?:mum|mothers?|dad|fathers?|wifes?|husbands?|sons?|daughters?|sisters?|brothers?|grandmothers?|grandfathers?|aunts?|uncles?|friends?|partners?) (?:surgery|operation|scan|biopsy|procedure) (?:go well|be (?:ok|okay|fine))\\b.*',
    "I can't see that, and I won't guess with someone you love. Ask the team how often they do it and when you can call, and be the one who's there or at the end of the phone. I hope it goes as planned.",
  ),
  line(
    'will (?:the )?(?:chemo|chemotherapy|treatment|radiation|surgery|medicine|therapy) work (?:for|on) (?:my|our|her|him|them)\\b.*',
    "I can't see that, and I won't guess about someone you love. Her doctors can say what they expect and what they'd try next; you could ask whether she'd like you along when they do.",
  ),
  line(
    'is (?:she|he) (?:scared|afraid|frightened|worried|in pain|sad|lonely)\\b.*',
    'I can\'t see into anyone, and it\'d be strange not to be, a little. You can open a door without pushing: "Are there bits of this that frighten you?" If the answer is no, hold a hand and talk about the neighbors.',
  ),
  line(
    'is it (?:ok|okay|fine|safe|bad) to (?:postpone|move|delay|reschedule) (?:it )?(?:to |until |till )?(?:after|before|for) (?:the )?(?:full|new) moon\\b.*',
    "Please don't move it for the Moon; it has never changed an operation. If there's a plain reason to wait, ask the surgeon what waiting would mean, and decide that together.",
  ),
  line(
    '(?:should i have|should i get|my) (?:the |a |my )?(?:knee|hip|back|eye|shoulder)? ?(?:replacement|operation|surgery)(?: should i do)?\\b.*\\b(?:now|later|after|before|in|when)\\b.*',
    "That's for you and the surgeon, and no planet has a vote. Ask three things: what if I wait, what can go wrong, how many of these do you do? When pain runs your days and the rest has been tried, waiting seldom helps; a second opinion is normal.",
  ),
];
