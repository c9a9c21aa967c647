import type { EverydayMatter } from './everyday-matter.ts';

/** Words that are too grave for a practical text about things. */
const GRAVE =
  /\b(?:died|dying|death|passed away|funeral|killed|suicid\w*|rape\w*|raped|assault\w*|stabb\w*|gun|threaten\w*|beats me|hits me|hit me|stalk\w*)\b/u;

export const HOME_AND_TRAVEL: readonly EverydayMatter[] = [
  // Renting
  {
    id: 'rent-increase',
    words: [
      /\b(?:rent|rents)\b/u,
      /\b(?:rais(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|hik(?:e|ed|ing)|(?:going|went|goes|gone|go|putting|put|puts) (?:it )?up|put (?:my|our|the) rent up|(?:a|per) month more|more (?:rent|per month|a month)|doubl(?:e|ed|ing)|jump(?:ed|s)?)\b/u,
    ],
    unless:
      /\b(?:lowered|no increase|reduced|went down|room ?mates?|flat ?mates?|house ?mates?|(?:get|got|asked for|ask for|want) a raise|died|death|suicid\w*|assault\w*|threaten\w*)\b/u,
    tries: [
      'landlord just raised my rent by 300 and i already eat pasta every day',
      'our rent is going up again in january, third time in two years',
      'should i accept the rent increase or look for something else',
      'got a letter with a 15 percent rent hike, can they even do that',
      'she wants to put the rent up and i dont know what to write back',
      'rent went up again',
      'rent doubled, im crying',
      'i have lived here since my daughter was born, i painted every wall myself, and now out of nowhere they increased the rent by a third',
      'is it legal to raise the rent twice in one year in ontario',
      'what do i say to him about the rent increase without losing the flat',
      'my mom is 71 and her rent jumped by 220, how should she pay that',
      'how much can rent go up, the new letter says 9 percent',
      'why does she raise my rent when nothing in here works',
      'i dont smoke, i pay on time, i even water the plants in the hallway, and as a thank you i got a letter that my rent goes up by 180',
    ],
    says: {
      told: "Don't agree to the rent increase yet; check it first. Many places limit how much, how often and with how much notice rent can rise, and a tenants' union or renters' advice line will look at your letter for free. Then look up what three similar places nearby cost now. With those two facts you can answer, and \"could we meet at half, for a longer lease?\" works more often than people expect.",
      should:
        "I'd negotiate before I'd either sign or leave. Moving often costs two or three months of the difference, so a smaller increase with a longer lease can be the cheaper way out. Look elsewhere in earnest if the new rent would take more than you can pay without skipping real things. Either way, have a renters' advice service check that the increase is allowed.",
      say: 'Keep it short, friendly and in writing: "Thank you for letting me know. I\'ve always paid on time and I\'d like to stay. The increase is more than I can manage; would you accept half of it, with a twelve month agreement?" A reliable tenant is worth money to an owner, so say that you are one.',
      normal:
        "Being upset about this is fair: it's your home, and the price changed without anybody asking you. Increases are common, but common doesn't mean allowed in every amount. The rules depend on where you live and on your contract, so let a tenants' advice service read both before you say yes.",
    },
  },
  {
    id: 'rent-short',
    words: [
      /\b(?:rent)\b/u,
      /\b(?:(?:cant|cannot|can not|couldnt|unable to|not able to|struggl\w+ to|barely) (?:\w+ ){0,2}?(?:pay|afford|make|cover)|late (?:on|with)|behind (?:on|with)|arrears|(?:is|its) due|short (?:on|for|this)|(?:is|was|be|pay|paid|paying) (?:it )?late|late rent|rent late|owe|overdue|miss(?:ed)? (?:the |my )?rent)\b/u,
    ],
    unless: /\b(?:roommates?|flatmates?|housemates?|died|death|suicid\w*)\b/u,
    tries: [
      'rent is due friday and i have 40 dollars in my account',
      'im two months behind on rent and scared to open the mail',
      'i cant pay the rent this month because my hours got cut',
      'what do i tell my landlord, the rent will be late again',
      'cant make rent this month',
      'rent overdue, im scared',
      'my boyfriend moved out in march and left me with everything, the dog and the car and the couch, and now i cant afford the rent alone',
      'should i pay the rent late or the electricity late',
      'how do i tell her that i will be short on rent until payday',
      'im 22, first flat, and already behind with my rent',
      'will they throw us out if we miss rent one time',
      'my card got declined at the supermarket and the rent is due tomorrow',
      'my husband is between contracts and the car needed brakes and i thought we would make it somehow, but now we are late with the rent',
    ],
    says: {
      told: 'Tell the landlord before the rent is due, or today if it already is; early and in writing buys more patience than anything else. Offer a part now and a date for the rest: "I can pay this much on Friday and the rest by the 20th." Then call a free advice place for debt or tenants the same day, because many cities have emergency rent help that people find too late.',
      say: 'Write it today, with numbers: "My rent will be late this month because my income dropped. I can pay this amount on this day and the rest by this date. I want to stay and get this straight." Don\'t promise a date you can\'t keep. One kept small promise is worth more than a big broken one.',
      will: "That depends mostly on how early you speak and whether there's a plan behind it. One late month that's announced usually gets sorted; silence is what turns it into letters and deadlines. A free debt or tenants' adviser can tell you what protection you have where you live, and whether there's a fund for this.",
      should:
        "Rent comes first, before power, cards, subscriptions and most other bills: the roof is the hardest thing to get back. Ask the power company for installments the same day; they usually have a plan for it. If the rent still won't stretch, speak to the landlord before the due date and to a free debt adviser in the same week. I wouldn't take a quick high-interest loan for it; that makes next month's gap bigger.",
    },
  },
  {
    id: 'landlord-repairs',
    words: [
      /\b(?:landlords?|landlady|letting agen\w+|property manage\w+|housing association|super(?:intendent)?)\b/u,
      /\b(?:fix(?:es|ed|ing)?|repair(?:s|ed|ing)?|broken|broke|maintenance|doesnt work|not working|hot water|mou?ldy?|damp|leak\w*|heat(?:ing|er)?|boiler|mice|roaches|ignor(?:es|ed|ing))\b/u,
    ],
    unless: new RegExp(String.raw`${GRAVE.source}|\b(?:reduced our rent|lowered)\b`, 'u'),
    tries: [
      'landlord wont fix the shower, its been six weeks of bucket showers',
      'my landlady says the damp is my fault because i dry clothes inside',
      'should i stop paying because the landlord ignores every repair',
      'texted the property manager four times, the stove is still broken',
      'why does my landlord never repair anything',
      'landlord wont fix anything',
      'no hot water, landlord ignores me',
      'we have a newborn and its november, i wash him with water from the kettle, and the landlord says the boiler man comes next week, since three weeks',
      'can i repair it myself and take it off, my landlady doesnt react',
      'the letting agent says the mould is from breathing, i swear',
      'who pays when the oven is broken, me or the landlord',
      'my flat has a leak since easter and the housing association only sends forms',
      'how do i get the super to fix the elevator, my mum is in a wheelchair',
      'i have written him friendly messages with photos and little jokes for two months now and my landlord still hasnt fixed the window',
      'the landlord promised to fix the shower in august and its november',
    ],
    says: {
      told: "Put the repair in writing with photos and a date, because from then on the clock runs against your landlord. One message: what's broken, since when, and \"please fix it by the 15th, or I'll ask the housing office what my next step is.\" No heat, no hot water or a baby at home makes it urgent almost everywhere, so say that first and call the housing office now. A tenants' advice service tells you for free what the owner must do where you live, and how fast.",
      should:
        "I wouldn't stop paying rent on your own, even when you're right: in many places that puts you in the wrong and risks the home. There's usually a proper way to reduce it or to have the city inspect, but it has rules. Get a tenants' advice service to look at your photos and messages first.",
      say: "Plain and dated: \"On the 3rd I reported that this is broken. It's still not fixed. Please send someone by the 15th and tell me the time. If that's not possible, I'll contact the housing office.\" Send it by email even if you usually call, and attach two photos.",
      normal:
        "You're not being difficult. Keeping a home in working order is the owner's side of the deal, and you're keeping yours every month. A few days of waiting is ordinary; weeks of silence isn't. Moving it from calls to a dated written message is a reasonable next step, not a hostile one.",
    },
  },
  {
    id: 'landlord',
    words: [/\b(?:landlords?|landlady|letting agen(?:t|ts|cy)|property manager)\b/u],
    unless:
      /\b(?:lowered|no increase|reduced|kept the rent|died|dying|death|passed away|funeral|suicid\w*|rape\w*|assault\w*|evict\w*|(?:gave|given|giving) (?:me|us) notice|wants (?:me|us) out|kick\w* (?:me|us) out|own use)\b/u,
    tries: [
      'my landlord keeps coming in without asking',
      'the landlady watches when i come home and comments on my guests',
      'landlord drama again im so tired',
      'is my landlord allowed to forbid a cat',
      'my landlord is selling me a story about the meter every month',
      'my landlord is impossible',
      'landlord problems, need advice',
      'i thought i had found a little home at last with morning sun and kind people, but the landlady counts my visitors and reads my letters',
      'can my landlord come in while im at work',
      'why does my landlord text me at midnight about the bins',
      'the rules change every week with this landlord, now no shoes in the hall',
      'what do i say to a landlord who wants cash only',
      'my landlord wants to charge me for every light bulb',
      'im a quiet person and never had trouble with anyone in twenty years of renting, but this landlord turns up whenever he likes',
    ],
    says: {
      told: 'With a landlord, paper is your best friend: move this into writing, politely, with dates. Your contract and the local rules decide most of it, including visits, guests, pets and bills, and a tenants\' advice line will tell you for free which side they\'re on. Until then one calm sentence does well: "Please send me that in writing, so I can answer properly."',
      normal:
        "It's normal to feel uneasy when the person who owns your walls has opinions about your life in them. You pay for a home, and a home includes being left in peace. Whether this particular thing is allowed depends on your contract and where you live, so ask a renters' advice line before you give in.",
      say: 'Friendly, short and written: "I\'d like us to get along well here. Please let me know at least a day ahead when it concerns the apartment, and let\'s settle this by email so that we both have it." For cash only: "I\'d rather pay by transfer; if it has to be cash, please sign a receipt each time." It sounds mild and draws a line all the same.',
      them: "From outside I can only see what this landlord does, not why. Some are anxious about their property, some are short of money, some just never learned where their job ends. You don't need the reason to set the terms: what does the contract say, and what do you want in writing?",
    },
  },
  {
    id: 'rental-deposit',
    words: [
      /\bdeposit\b/u,
      /\b(?:landlords?|landlady|agency|agent|flat|apartment|apt|house|room|rent(?:ed|al|ing)?|lease|mov(?:e|ed|ing) out|tenan\w+|back|keep(?:s|ing)?|kept|withh\w+|deduct\w*)\b/u,
    ],
    unless: /\b(?:bank|casino|wedding|venue|dress|cash deposit|direct deposit|died|death)\b/u,
    tries: [
      'landlord is keeping my whole deposit for two nail holes',
      'moved out in june and still no deposit back',
      'how do i get my deposit from the agency, they stopped replying',
      'they deducted 400 from our deposit for cleaning and i scrubbed that flat for two days',
      'they kept my deposit',
      'no deposit back, so angry',
      'we scrubbed three days on our knees, my mother even did the windows, and now the agency keeps our deposit because of a scratch in the sink',
      'how long can a landlady hold the deposit in germany',
      'should i go to court over a 650 deposit, the flat was fine',
      'my son moved out of his student room and they withheld the deposit',
      'is it normal to lose the deposit for paint on the walls after 8 years in an apartment',
      'he wants two extra months deposit because i have a cat, is the agent allowed to',
    ],
    says: {
      told: "With a deposit, everything goes in writing. To get it back, ask once more with a date, and for an itemized list with receipts; normal wear, like small nail holes or faded paint, usually isn't yours to pay. If they want extra up front, check the local limit before you pay it. Gather photos, the handover sheet and messages. If the date passes, a tenants' advice service, deposit scheme or small claims court is made for exactly this.",
      say: 'Send this: "I moved out on this date and left the place clean. Please return my deposit of this amount by the 15th, or send an itemized list with receipts. Otherwise I\'ll go to the deposit scheme or small claims." Calm and dated beats angry, because someone else may read it later.',
      will: "I can't promise it, but people who have photos and ask in writing get a good part back surprisingly often. What decides it is proof of how the place looked when you came and when you left, and the rules where you live. A free tenants' adviser can tell you quickly how strong your case is.",
      should:
        "Yes, it's worth pursuing: one firm letter costs you twenty minutes, and small claims is built for people without lawyers. I'd let it go only if the sum is tiny and the contact is eating your peace. Have a tenants' advice service read your letter first.",
    },
  },
  {
    id: 'eviction',
    words: [
      /\b(?:evict(?:s|ed|ing|ion|ions)?|notice to (?:quit|leave|vacate)|section 21|(?:landlord|landlady|owner) (?:\w+ ){0,4}?(?:wants (?:me|us) out|(?:gave|given|giving) (?:me|us) notice|kick\w* (?:me|us) out)|have to (?:leave|vacate) (?:the|my|our) (?:flat|apartment|house)|own use)\b/u,
    ],
    unless: /\b(?:died|death|suicid\w*)\b/u,
    tries: [
      'we got an eviction notice on tuesday and i have two kids',
      'landlord gave us notice because his daughter wants the apartment',
      'can they evict me in winter',
      'being evicted after 11 years, i cant stop crying',
      'eviction letter came today',
      'we are being evicted',
      'i am alone with three kids and i paid every month except in the spring when i was ill, and now i got an eviction order',
      'landlord says he needs it for own use but i think he wants airbnb',
      'how long do i have after a section 21, we live in kent',
      'my dad is 76 and got notice to vacate after 30 years in the same flat',
      'where do i go if they evict us before school ends',
      'is an eviction over two late payments even legal',
      'i cant breathe properly since the postman came because my kids just settled in at school, and now we have to leave the flat, eviction',
    ],
    says: {
      told: "An eviction notice is usually the start of a process, not the day you have to go; a court order is further along and needs advice today. Don't move out and don't sign anything until a free tenants' advice service or legal aid office has read the paper, this week if you can: notices often have mistakes, and deadlines for answering are short. Take the notice, your contract and proof of payments. And tell one person near you, so you don't carry this alone.",
      should:
        "Get it checked before you decide to fight or go. I'd contest it if the paper has errors, the time is too short, or you've nowhere to go yet; I'd negotiate if it's sound, because owners often give extra weeks or moving money for a quiet handover. Legal aid or a tenants' union can tell you which it is.",
      how: "In this order: photograph the notice and write down the day it came, call a tenants' advice line or legal aid, answer in writing before the deadline, keep paying rent if you can, and start looking in parallel. If you have children or you're ill, tell the city's housing office now; they often have separate help.",
      will: "I can't know how it ends, and the notice alone doesn't decide it. It depends on the reason given, on whether the form and the time are right, and on how fast you get advice. Plenty of notices end in more time, a deal, or nothing at all. Have it read by someone who does this daily.",
    },
  },
  {
    id: 'building-sold',
    words: [
      /\b(?:building|house|flat|apartment|place|property|unit)\b/u,
      /\b(?:sold|sell(?:s|ing)?|new owner|for sale|on the market|investor)\b/u,
      /\b(?:landlords?|landlady|owners?|tenants?|rent(?:ed|ing|al)?|lease|we live in|i live in|investor)\b/u,
    ],
    unless:
      /\b(?:my (?:own )?tenants?|our tenants?|died|death|parents house|should (?:i|we) sell|(?:im|i am|were|we are) selling)\b/u,
    tries: [
      'our building was sold to an investor and everyone is panicking',
      'landlord is selling the apartment i live in, 9 years here',
      'new owner bought the house we rent and wants to renovate',
      'the flat i rent is for sale and strangers walk through my bedroom on saturdays',
      'our rented house got sold',
      'landlord is selling our flat',
      'the kids have their school round the corner and grandma on the second floor, and last week the owner told us that the building is sold',
      'does my lease count when the apartment i rent gets a new owner',
      'the investor who bought our building offers tenants 5000 to go',
      'my landlady wants to sell the flat and shows it every day at six',
      'should i buy the flat i live in now that the owner is selling it',
      'is it normal that strangers photograph my bedroom because the house is for sale, i only rent it',
    ],
    says: {
      told: "A sale usually changes who gets your rent, not your right to live there: in most places the lease moves to the new owner with you in it. So don't sign a new contract or agree to leave before a tenants' advice service has seen it. Find your old contract, note the date of the sale, and talk to the other tenants. A building that speaks together gets better answers.",
      will: "You may well be able to stay, and nobody can promise it from here. It depends on your lease, on the rules where you live, and on what the buyer plans. A sale by itself rarely ends a contract. Ask a tenants' advice line what a new owner can and can't do, before the first letter comes.",
      should:
        "I'd stay put and get informed before looking elsewhere. Leaving early often means giving up rights, and sometimes money, that a new owner would have to offer you. Start a quiet search if your lease ends soon or the plans for the place are already clear. If you might buy it yourself, ask whether tenants get the first offer where you live, and have an independent adviser check the price.",
      say: "To the owner, in writing: \"I've heard about the sale and I'd like to stay. Please confirm that my lease continues unchanged, and give me a day's notice before viewings.\" It's polite, it tells them you know where you stand, and you'll be glad to have the answer on paper.",
    },
  },
  {
    id: 'lease',
    words: [/\b(?:leases?|tenancy|rental (?:contract|agreement)|sublet(?:s|ting)?|sublease)\b/u],
    unless: /\b(?:car|lease on life|died|death|evict\w*)\b/u,
    tries: [
      'my lease ends in march and i still dont know if i want to renew',
      'want to break the lease early because of a job in another city',
      'should i sublet my place for the summer',
      'i signed a 12 month lease and regret it after three weeks',
      'can i break my lease',
      'renew the lease or not',
      'i met someone in another town and everything goes fast and good for once, but my lease runs until next september',
      'my ex is still on the lease and wont sign himself off',
      'what happens if i sublet without asking, only for july',
      'she wants me to sign a tenancy for three years, is that good or a trap',
      'how do i get off a lease when my friend doesnt want to go',
      'they changed the rental agreement after i paid, should i sign',
      'my friends are going to lisbon in spring and i would love to go with them for half a year, but i still have eight months on my lease',
    ],
    says: {
      told: "Read two lines of the lease first: how much notice it wants, and whether someone else may take over. Those two decide a lot. If you want out early, owners often agree when you bring a good replacement: \"I need to leave by May, and I'll find you someone.\" With two names on it, a change usually needs everyone's signature and the owner's yes. If it's about renewing, ask before the deadline, while you can still say no.",
      should:
        "Renew if the place works on an ordinary Tuesday and the price is near what others pay; otherwise start looking two months ahead. For leaving early or subletting, get the owner's yes in writing first. If they changed the terms or want years from you, don't sign until a renters' advice line has read it; that's free and beats guessing.",
      say: '"My plans have changed and I need to leave before the lease ends. I\'m happy to find a reliable replacement and show the place. What would you need from me?" Send it as early as you can. Time is the thing an owner wants most, and it\'s what you have to offer.',
      how: "Ask for one of three things: a replacement tenant, a sublet with permission, or a fee to end it early. Check which of them your contract mentions. If a friend is staying on, ask the owner to put it in their name alone. Get whatever is agreed in writing with a date, and take photos when you hand over the keys. A tenants' advice line can look over it for free.",
    },
  },
  {
    id: 'flat-hunting',
    words: [
      /\b(?:(?:flat|apartment|apt|house|home|room|place)[- ]?(?:hunt(?:ing)?|search(?:ing)?|viewings?)|viewings?|(?:look(?:ing)?|search(?:ing)?|hunt(?:ing)?) for (?:a |an |my |our )?(?:new |bigger |smaller |cheaper |own )*(?:flat|apartment|apt|studio|room|place to (?:live|rent))|find(?:ing)? (?:a |an )?(?:new |cheaper |affordable |bigger )?(?:flat|apartment|apt|studio|place to (?:live|rent)))\b/u,
    ],
    unless: /\b(?:card|tv|movie|star|sky|bird|funeral|body|died|death|remote viewing|evict\w*)\b/u,
    tries: [
      'been to 31 viewings and always someone else gets it',
      'apartment hunting with a dog is a nightmare',
      'we are looking for a bigger apartment and found nothing in eight months',
      'will i ever find a place to live in this city',
      'house hunting every weekend and we argue in every driveway',
      'flat hunting is soul crushing',
      '100 people at one viewing',
      'we are two teachers with one quiet baby and good papers and still nobody wants us, eleven months of looking for an apartment',
      'how do i find a flat in dublin with a normal salary',
      'my daughter is looking for a room in utrecht and sleeps on a friends floor',
      'is it ok to lie about my dog at a flat viewing',
      'why do they always take couples, im single and apartment hunting at 49',
      'after 40 viewings someone finally said yes but its on the fifth floor',
      'i have a folder with photos and letters and a poem by my old teacher and im still sleeping at my sisters, apartment hunting is a lottery',
    ],
    says: {
      told: "Apartment and house hunting is mostly numbers and speed, so a no says little about you. Have one file ready to send within ten minutes: who you are in five lines, proof of income, a reference, a photo. Then tell thirty people what you're looking for, because the best places go by word of mouth. And decide on three things that are fixed; let the rest be a surprise.",
      will: "I can't give you a date, but searches like this usually end rather suddenly, after a long row of noes. What shifts the odds: replying within the hour, widening the area by two stops, and asking people instead of only portals. Write one short friendly text about yourself and let friends forward it.",
      should:
        "Take it if the three things that matter most are right: the price, the way to work, and how you felt in the quietest room. Don't wait for perfect. Do walk away when something smells off, literally or not: damp, a rushed signature, money wanted before you've seen the place.",
      how: 'Search wider than the portals: tell everyone you know, ask at work, look two stops further out, and answer within the hour. At the viewing, go with a list on your phone: water pressure, phone signal, damp in the corners, what the neighbors sound like at six, why the last people left. Then send a friendly message the same evening with your papers attached. Speed and warmth together decide a lot.',
    },
  },
  // Buying and selling
  {
    id: 'mortgage-trouble',
    words: [
      /\bmortgages?\b/u,
      /\b(?:behind|miss(?:ed|ing)|cant|cannot|struggl\w+|arrears|foreclos\w*|afford|too (?:high|much)|doubl\w+|lost my job|laid off|rates?|went up|going up|remortgage|refinanc\w*|variable|fixed)\b/u,
    ],
    unless: /\b(?:died|death|suicid\w*)\b/u,
    tries: [
      'our mortgage goes from 900 to 1600 when the fixed term ends in april',
      'missed two mortgage payments since i got laid off',
      'should i refinance the mortgage now or wait for lower rates',
      'we cant afford the mortgage anymore and he wont talk about it',
      'cant pay the mortgage anymore',
      'mortgage rate doubled, help',
      'we were so proud of that little house with the blue door, but since my hours were reduced we are behind on the mortgage',
      'our variable mortgage climbs every three months and i cant look anymore',
      'he lost the job in june and we missed the mortgage twice without telling my parents',
      'what happens when you go into arrears on your mortgage in ireland',
      'my mum is 63 and struggling with the mortgage since dad left',
      'is it smart to refinance now, our mortgage rate ends in may',
      'we said yes when everything was cheap and we both worked and now with the little one at home we cant keep up with the mortgage',
    ],
    says: {
      told: 'Call the lender before the mortgage gets ahead of you; they have more options for people who ring early than they advertise. A longer term, interest only for a while, a pause or a different rate can all be asked for. Take an hour first to write down what comes in and goes out. A free, independent debt or housing counselor can sit next to you for the call.',
      should:
        "I'd compare before I'd wait: nobody knows where rates go, including the people on TV. Ask your lender and one independent adviser for the monthly figure in each case, with all fees included. If the worst version still lets you sleep, take the certainty. If it doesn't, look at a longer term first.",
      say: 'To the lender: "My payment is about to be more than I can manage. I want to keep the house and stay up to date. Which options do you have for me?" Then be quiet and write down what they say and who said it. Don\'t agree on the first call; ask for it in writing.',
      will: "It depends on how big the gap is and how early you ask for changes. Lenders mostly prefer a slower payer to an empty house, so there's room. What makes it worse is missing payments silently. A free debt counselor can tell you within one appointment where you really stand.",
    },
  },
  {
    id: 'mortgage',
    words: [/\b(?:mortgages?|home loan|housing loan|down ?payment)\b/u],
    unless: /\b(?:car|died|death|suicid\w*)\b/u,
    tries: [
      'waiting for the bank to approve our mortgage and i check my mail every ten minutes',
      'they declined our home loan because im self employed',
      'a mortgage for 30 years makes me feel sick honestly',
      'we got approved for the mortgage!!',
      'our mortgage got approved!!',
      'saving for a down payment',
      'my parents would give us a part and the bank a part, we are both nurses, but a mortgage until i am 67 feels like prison',
      'how much down payment do you need in canada',
      'will the bank give me a mortgage as a single mother',
      'they want one more paper every week for the home loan, its endless',
      'should i get a mortgage with my boyfriend of one year',
      'why did they refuse our mortgage, we pay everything on time',
      'the man at the bank smiled a lot and typed a lot and said he would call by wednesday, and im a wreck waiting for the mortgage',
    ],
    says: {
      told: "A mortgage is a big word for one plain question: could you pay that sum each month in a bad year too? Work it out with one income, or with repairs added, and you'll know more than the bank's letter tells you. If you're waiting, send every paper they ask for the same day. If it was a no, ask for the reason in writing and try an independent broker.",
      should:
        "Take it if the payment still leaves you something to save and you'd want to live there at least five or so years. I'd wait if it only works when nothing ever breaks. With a partner, put in writing who owns and pays what, and what happens if you part. An independent adviser who isn't paid by the bank can run the numbers with you; that hour is worth it.",
      normal:
        "Yes, it's normal to feel sick at the size of a mortgage: most people never sign for a bigger number. The fear usually shrinks when it's turned into a monthly figure and a small reserve for repairs. If that monthly figure scares you too, listen to it and look at something smaller.",
      glad: "That's a real milestone: a mortgage approved means someone looked hard at your numbers and they held. Enjoy tonight. Then keep things boring until you sign: no new loans, no job change if you can help it, no sofa on credit. The keys are the part to celebrate twice.",
    },
  },
  {
    id: 'house-offer',
    words: [
      /\b(?:house|flat|apartment|condo|property|sellers?)\b/u,
      /\b(?:outbid|offers?|bid(?:s|ding)?|asking price|fell through|gazump\w*|closing (?:date|day)|escrow|(?:home )?inspection|survey(?:or)?|chain)\b/u,
    ],
    unless:
      /\b(?:after \d+ viewings|job|work from home|wedding|died|death|take[- ]?home|dog|evict\w*|nursing|care home|(?:sell|selling|sold) (?:my|our))\b/u,
    tries: [
      'outbid on the fourth house this year, im done',
      'our offer on the house got accepted and now i have cold feet',
      'the sale fell through two days before we should get the house',
      'the surveyor found cracks and now we dont know about the house',
      'will they accept our offer for the apartment',
      'our offer got rejected, house gone',
      'outbid again on an apartment',
      'we already knew where the piano would stand and which room for the twins, and this morning the seller told us someone made a higher offer for the house',
      'how much over asking price do we bid for a house in amsterdam',
      'should we walk away, the inspection of the house found termites',
      'the chain broke and we lose the house two weeks before the move',
      'is it normal to panic after your offer on a flat is accepted',
      'my wife wants to bid more on the property, i want to sleep at night',
      'it has a pear tree and a blue kitchen and i already dream about it at night, and tomorrow we hear if our offer for the house is accepted',
    ],
    says: {
      told: "House offers go wrong or wobble for reasons that have little to do with you, so settle your own line before the next move: the highest price, and the one flaw you'd walk away for. Write both down tonight, when nobody is waiting. Then each call has an answer ready. If an inspection found something, get a repair quote first; it's a bargaining chip as often as a reason to leave.",
      will: "Nobody outside the seller's kitchen knows that. What helps is a clean offer: papers ready, few conditions, a date that suits them, and a short friendly note through the agent. What helps you is having another place to look at on Saturday, so that one house doesn't hold all of it.",
      should:
        "Stay in if the place still works at the price you wrote down when you were calm. Step back if you're stretching only because you can't bear to lose again; that's how people overpay. For cracks, damp, termites or wiring, pay for an expert's opinion before you decide.",
      normal:
        "Very normal. Being crushed by a lost house, or suddenly scared by a won one, happens to most buyers; you'd already put your table in that kitchen. Give it two days before you decide anything. Fear usually fades with figures; a real problem is still there after you've slept.",
    },
  },
  {
    id: 'buying-house',
    words: [
      /\b(?:(?:buy(?:ing)?|bought|purchas(?:e|ed|ing)|own(?:ing)?) (?:a |an |the |our |my |this |that |first )?(?:\w+ ){0,2}?(?:house|home|flat|apartment|condo|cottage|fixer[- ]?upper)|rent or buy|buy or rent|keep renting|first[- ]time buyers?|homeowners?|home ?ownership|property ladder)\b/u,
    ],
    unless:
      /\b(?:died|death|hoa|insurance|furniture|dollhouse|gingerbread|(?:my|our) own (?:flat|apartment|place|house|home))\b/u,
    tries: [
      'we want to buy a house but prices are insane, keep renting or jump',
      'just bought our first home and im terrified every time a pipe makes a sound',
      'my parents think i should buy an apartment alone, im 33 and single',
      'should i buy a fixer upper with my brother',
      'will i ever own a home at this rate',
      'should we buy a house',
      'bought our first home!!',
      'all my friends have hammocks and grills and complain about gutters, and i am 41 and still think about whether to buy a flat or rent forever',
      'is it stupid to buy a house with a boyfriend you are not married to',
      'how do people our age afford to buy a home, seriously',
      'he wants to buy a cottage in sweden, i want to see the numbers',
      'regret buying this house, the road is so loud in the morning',
      'my sister and i think about buying an apartment together',
      'my parents say buy and my friends say wait and the internet says the world ends anyway, so should we buy a house or not',
    ],
    says: {
      told: "With a house or apartment to buy, let the ordinary day decide rather than the dream: the payment in a bad month, the way to work, who you'd see on a Tuesday. If you already own it, expect a nervous first year; everyone hears pipes. If you're still deciding, live for three months as if you were paying for it already, and save the difference. That tells you more than any calculator.",
      should:
        "I'd buy if you'd gladly stay five years or more, the monthly cost leaves room to save, and you'd have something left for a broken boiler. I'd keep renting if any of those three is a maybe. With family or friends, put who pays and who leaves how in writing first. An independent adviser can check the numbers.",
      will: "I can't see that far, and prices don't ask any of us. What it depends on is a place you'd accept, a sum saved, and how flexible you are about where. Ask your city or bank about first-buyer help; many people never check. A smaller first place counts as owning too.",
      glad: "Congratulations, a place of your own is a big thing to have pulled off. Do one small ceremony before the boxes win: eat something on the floor of the emptiest room. And find the main water tap and the fuse box this week, because you'll be glad you know.",
    },
  },
  {
    id: 'childhood-home-sold',
    words: [
      /\b(?:childhood (?:home|house)|(?:house|home|place) (?:where )?(?:i|we) grew up|family (?:home|house)|(?:parents|moms|mums|dads|mothers|fathers|grandmas|grandmothers|grandparents|grandpas|nans|grans) (?:old )?(?:house|home|flat|apartment|farm))\b/u,
      /\b(?:sell(?:s|ing)?|sold|clear(?:ing|ed)? (?:it )?out|empty(?:ing)?|for sale|buyers?|last time)\b/u,
    ],
    tries: [
      'mom is selling the house i grew up in and i cant walk through it without crying',
      'we have to clear out my grandmothers house by the end of the month',
      'my brother wants to sell our family home, i want to keep it',
      'is it silly to be sad that my parents house is sold, im 45',
      'parents are selling our childhood home',
      'selling grandmas house, heartbroken',
      'i live far away in chile and cant even be there to touch the doors, and my father sold the house where i grew up to a dentist',
      'how do i say goodbye to the family home before the buyers come',
      'my sisters want to sell mums house, i would buy it but i have no money',
      'is it normal that i drive past my childhood home that was sold 10 years ago',
      'we found my first teeth while clearing out my parents house',
      'should i keep one brick of my grandparents farm now that its sold',
      'my brother sent me a picture of the sign in the front yard and i had to sit down on the pavement, they are selling our childhood home',
    ],
    says: {
      told: "Say goodbye to that house on purpose, room by room, before anyone carries the first box, or from memory if it's already gone. Take photos of the dull things: the light switch, the mark on the door frame, the view from your bed. Choose three objects to keep, small enough to live with. If the family disagrees about selling, talk about the money and the memories in two separate conversations, because mixed together they turn into a fight.",
      normal:
        "It's entirely normal, at any age. A house like that is where you still know which stair creaks, and losing it makes the past feel further off. You can agree that selling makes sense and cry in the hallway all the same. Go once alone, if you can, and take your time.",
      should:
        "Keep a piece of it, always: the brick, a door handle, the kitchen clock. Keep the whole house only if someone really wants to live in it and can carry the cost; kept out of guilt it turns into bills and bad feeling. If it's going to be sold, ask for time rather than for a stop: one last weekend there with everyone. A neutral adviser can handle the numbers.",
      say: '"I know selling may be the sensible thing. It\'s also the house I grew up in, and I need a bit of time to say goodbye. Can we have one last weekend there before anything is cleared?" It doesn\'t block anybody, and it tells them what it means to you.',
    },
  },
  {
    id: 'selling-house',
    words: [
      /\b(?:sell|selling|sold|sale of|(?:is|been) for sale|(?:put|putting) (?:\w+ ){1,3}on the market)\b/u,
      /\b(?:my|our|the|this|a) (?:\w+ )?(?:house|home|flat|apartment|condo|cottage|property|place)\b/u,
    ],
    unless:
      /\b(?:died|death|landlords?|landlady|tenants?|work from home|rent|investor|divorce|first place|childhood|grew up|family (?:home|house)|(?:parents|moms|mums|dads|mothers|fathers|grandmas|grandmothers|grandparents|grandpas) (?:old )?(?:house|home|flat|apartment))\b/u,
    tries: [
      'trying to sell our house since spring and not one offer',
      'should we sell the house now that the kids are gone',
      'sold my flat last week and now i feel empty',
      'when is a good time to put our house on the market',
      'our house wont sell',
      'should i sell my apartment',
      'the kids live in three different countries now and i only use the kitchen and one bedroom, so i think about selling the house',
      'how do i get over selling our home, i cry at traffic lights',
      'the agent says drop the price, my husband says wait, the house is for sale since may',
      'when is the best month to sell a flat',
      'sold our house in four days, over price, we danced in the empty hall',
      'my ex wont agree to sell our house',
      'the agent told us to hide the family pictures and bake bread before people come and still nothing happens, our house has been for sale since march',
    ],
    says: {
      told: "When a house is up for sale, or just about to be, two things do most of the work: the price and the first three photos. If nothing moves in six weeks, ask the agent what viewers actually said, and believe the thing that comes up twice. If the owners can't agree, a mediator or a lawyer can lay out the choices. And if it's done, dance or cry, both are common: you sold the rooms and kept the years.",
      should:
        "Sell if the house no longer fits the way you live and you know where you'd sleep the first night after. Wait if you're mainly tired or sad this month; houses keep. Get two independent valuations before you decide, so that you're choosing between real numbers.",
      when: "Spring and early fall are when most buyers look, but the better sign is whether you're ready: papers found, repairs small, next place at least in sight. I won't name you a lucky date. Ask two agents how long similar homes on your street took, and count back from there.",
      will: 'Most homes do find a buyer, and no one can say which week. It depends on price, on photos and on how many similar ones are out there. If it has been quiet for six weeks, change one of those three. A small drop early usually costs less than a big one late.',
    },
  },
  {
    id: 'hoa',
    words: [/\b(?:hoa|homeowners association|condo board|co-?op board|strata|owners meeting)\b/u],
    tries: [
      'hoa fined me because my trash can was visible for two hours',
      'the condo board president hates our balcony lights',
      'should i run for the hoa board just to stop this madness',
      'got another letter from the hoa about the grass',
      'hoa drives me insane',
      'hoa says no to solar',
      'we moved here for the quiet and the pool and i even bake for people, but the hoa sends me letters about the color of my door',
      'how do i fight an hoa fine for a basketball hoop',
      'my mother in law is on the condo board and thinks shes the queen',
      'should we leave, the hoa fees went up to 480',
      'is the strata allowed to forbid my heat pump',
      'they shouted for three hours at the owners meeting about bike racks',
      'my grandchildren made a chalk rainbow on the drive and it was the sweetest thing, and two days later i got a fine from the hoa',
    ],
    says: {
      told: 'With an HOA or a board, ask for the exact rule in writing before you argue about the fine. Half of these letters get softer when someone has to quote a paragraph. Then go to one meeting in person, calm, with a photo and one request. If the others on your street are annoyed too, three households asking the same thing carries more than one long email.',
      should:
        "I'd go to one meeting before you run, fight or pay. Pay small fines you can't win and contest the ones where the rule isn't clear or isn't applied to everyone. Join the board if you can stand two evenings a month; boring people with good sense are what such boards lack.",
      normal:
        "No, you're not petty for being annoyed; being written up for your own trash can would get to anyone. It helps to treat it like paperwork rather than a quarrel. Which rule, which date, which photo. That takes the personal part out, and it's also how these things get won.",
    },
  },
  // Moving
  {
    id: 'moving-boxes',
    words: [
      /\b(?:mov(?:e|ing|ed)|movers|(?:out of|between) boxes|new (?:place|flat|apartment|house|home)|unpack(?:ing|ed)?)\b/u,
      /\b(?:boxes|box|pack(?:ing|ed)?|unpack(?:ing|ed)?|movers|moving (?:van|truck|company|day)|removal)\b/u,
    ],
    unless:
      /\b(?:noodles|died|death|suitcases?|luggage|holiday|vacation|trip|inbox|xbox|jewelry box)\b/u,
    tries: [
      'moving in nine days and i have packed one box',
      'we moved in march and there are still boxes everywhere',
      'movers broke my grandmas mirror and say its not their fault, moving day from hell',
      'how do i even start packing for a move with two toddlers',
      'moving tomorrow, nothing packed',
      'living out of boxes for months',
      'my back hurts, the toddler unpacks everything i pack, my husband is on a course in leeds, and the moving van comes at seven',
      'how many boxes do you need for a move from a two room flat',
      'why is packing up an apartment so emotional, i cried over a spoon, we move sunday',
      'movers lost a box with all our photos',
      'should i pay movers or ask friends, im 45 and we have a piano, moving in june',
      'i unpacked the last box today in our new place after 14 months, champagne',
      'i thought i was a person with few things until i opened the cupboard under the stairs, we move on saturday and i have 60 boxes',
    ],
    says: {
      told: "With a move, give every box one room, one number and one word of what's inside, and pack a first-night bag: sheets, chargers, kettle, toilet paper, papers, meds. If you're behind, pack whole shelves unsorted; choosing is what eats the days. If the boxes are still standing months later, open one each evening for ten minutes, and give away what you didn't miss. Anything broken: photo today, and write to the company.",
      how: "Start with what you won't touch before the move: books, winter things, the good plates. Two boxes a day, same hour, same playlist. The kitchen and the bathroom go last. One suitcase per person for the first three days, as if you were going on a trip. Then it doesn't matter where the rest is.",
      normal:
        "Completely normal. Moving is hundreds of tiny decisions on too little sleep, and most people still have a box they've never opened. Being behind or fed up says nothing about you. Set a timer for twenty minutes, do one shelf, and let that count for today.",
      when: "Begin about four weeks ahead with what you never use, and be done with everything but kitchen and bathroom three days before. If it's closer than that already, skip the sorting and just fill boxes. You can be choosy at the other end, where there's no deadline.",
    },
  },
  {
    id: 'moving-in-together-home',
    words: [
      /\b(?:mov(?:e|es|ed|ing) in(?:to)?|liv(?:e|ing) together|shar(?:e|ing) (?:a|an) (?:flat|apartment|place))\b/u,
      /\b(?:together|boyfriends?|girlfriends?|bf|gf|partner|fiance|fiancee|my man|with (?:him|her))\b/u,
    ],
    unless:
      /\b(?:roommates?|flatmates?|housemates?|died|mother in law|parents|his mom|his mother|her mom|her mother|next door)\b/u,
    tries: [
      'my boyfriend wants me to move in after five months',
      'moved in with my girlfriend and i miss my own bathroom so much',
      'should we move in together before the wedding',
      'is it weird that my partner of 6 years doesnt want to live together',
      'were moving in together next weekend, so excited!!',
      'moving in with my boyfriend!!',
      'too early to move in together',
      'we have been together for two years and he has his rituals and his fish tank and i have mine, and now he asks if we move in together',
      'how do we split rent if my girlfriend earns half, we move in together in may',
      'moved in with him last month and he leaves cupboards open like a ghost',
      'should i give up my flat to move in with my fiance or keep it a while',
      'my partner has two kids every other week and wants me to move in',
      'why does she say she isnt ready to live together after 4 years',
      'she has a cat and seventeen plants and gets up at five and i love her to bits, and next month we are moving in together',
    ],
    says: {
      told: 'Before or after moving in together, talk about the four dull things, because those are what couples fight over: money, chores, visitors, and time alone. One evening, one page, who does and pays what. Each of you should have a corner and an hour nobody comments on. If one wants to and the other doesn\'t yet, ask what would need to be true: "What would make it feel right to you?"',
      should:
        "I'd say yes if you've already spent two ordinary weeks together, sick or stressed ones included, and you'd want it even if rent weren't cheaper. Wait if it's mainly about saving money or calming a worry. Agree beforehand what happens with the lease if it doesn't work; that isn't pessimism, it's kindness.",
      normal:
        'Normal, either way round: missing your own space after moving in, or not wanting to share one at all, isn\'t a verdict on love. People need different amounts of closed door. Say it as a need and not as a complaint: "I love being here with you, and I need two evenings a week that are mine."',
      glad: "How lovely, that's a big door to walk through together. Keep one thing from the time before: a date night outside the apartment, phones away, as if you still had to travel to see each other. And decide on day one who takes out the trash. It saves about a hundred small fights.",
    },
  },
  {
    id: 'moving-out-parents',
    words: [
      /\b(?:(?:i|im|to|we|ive|finally|just|about|should|cant|when) (?:\w+ ){0,1}?mov(?:e|ed|ing) out|^moving out|mov(?:e|ed|ing) back in|still liv(?:e|es|ing) (?:at home|with (?:my|his|her))|liv(?:e|es|ing) (?:at home|with (?:my|your|his|her|our) (?:parents|mom|mum|mother|dad|father|folks))|my own place|leave home|leaving home)\b/u,
      /\b(?:parents?|moms?|mums?|mother|dads?|father|folks|at home|family)\b/u,
    ],
    unless: /\b(?:died|death|dementia|abus\w*|in law|inlaws?|hits?|beats?|cancer|nursing)\b/u,
    tries: [
      'im 29 and still living with my parents, feels like everyone is ahead',
      'i want to move out but mom cries every time i mention it',
      'moved back in with my parents after the breakup and im 16 again',
      'should i move out of my parents house or keep saving',
      'moving out of my parents house',
      'still live with my parents, 35',
      'i have a good job and a girlfriend and even savings, but in our culture you stay until you marry, so how do i tell my dad im moving out',
      'is it embarrassing to live with your mom at 31 in madrid',
      'we moved back in with my parents to save for a house and its hell',
      'my mom goes through my room, i need to move out but rents are crazy',
      'how do i cope, i finally moved out and i miss my dads bad jokes',
      'should i leave home at 18 or stay for free and study, family wants me to stay',
      'i love them and they mean well but my dad still waits up for me and im thirty, so how do i tell my parents im moving out',
    ],
    says: {
      told: "Give living with your parents a number and a date, and it turns from a state into a plan: the sum you need for your own place, and the month you'll check again. Until then live there as an adult: pay something, cook one evening, ask for a knock at your door. If you've just left and miss them, fix one dinner a week. If they take it hard, tell them what stays: \"I'm moving out of the house, not out of the family.\"",
      should:
        "Go when you could pay rent and food for three months even with a hiccup, or sooner if home is making you small. Stay a bit longer if you're truly saving and it's peaceful enough. The worst middle is staying without a plan. Set the sum and the month tonight.",
      normal:
        "Yes, it's normal, and far more common than it looks from other people's photos; rents did that. What matters is whether you're growing there or just waiting. A savings goal, your own routines and a shelf that's only yours make a surprising difference in how old you feel.",
      say: "\"I've loved having this home, and I'm ready to try my own. I'd like to come on Sundays for dinner, and I'll call during the week. Will you help me pick the curtains?\" Giving a parent a job in the move makes it something they're part of.",
    },
  },
  {
    id: 'living-alone',
    words: [
      /\b(?:liv(?:e|ing) (?:alone|by myself|on my own)|my own (?:flat|apartment|place)|first (?:flat|apartment|night alone|own place)|alone in (?:my|the|this) (?:flat|apartment|house))\b/u,
    ],
    unless:
      /\b(?:slept like|died|death|widow\w*|passed|dementia|parents?|mom|mum|mother|dad|father|grandm\w+|grandp\w+|suicid\w*|spiders?|mouse|mice|bugs?|roach\w*)\b/u,
    tries: [
      'first time living alone at 34 and the evenings are so quiet',
      'i love living alone, is something wrong with me',
      'got my own apartment finally!!',
      'should i keep living on my own when half my salary goes to the rent',
      'living alone is so quiet',
      'scared living alone at night',
      'after eleven years with a husband and two years with a sister i got a small flat by the canal, and now im living on my own with one fork',
      'is it bad that i talk to the radio, i live by myself',
      'how do i fill sundays, i live alone and the shops are closed',
      'im 63 and living alone since the kids left, what if i fall',
      'first night in my own place!! i ate cake on the floor',
      'why am i more lonely now that i have my own apartment',
      'during the day i hardly notice it because of work and the gym, but when i close the door at night im living alone and its loud in my head',
    ],
    says: {
      told: "Living alone gets its shape from two fixed points: something that happens every evening at the same time, and somebody who'd notice if you didn't show up. Pick one person to text good night, even with a thumbs up. Put a lamp on a timer so the place is lit when you come home. If you like the quiet, keep it; if it weighs, book two evenings out before the week starts.",
      normal:
        "Nothing is wrong with you, whichever it is: some people bloom alone and some find the first months very loud in their quiet. Loving your own company isn't coldness, and missing voices isn't weakness. Watch one thing only: that you still see people you choose, at least weekly.",
      should:
        "I'd keep the place if you can pay for it without dread and you come home glad more often than not. Share if the money is keeping you up at night, or if you've caught yourself staying late at work for company. A trial of three months with someone you know is a decent middle.",
      glad: "That's wonderful: your own key, your own fridge, nobody's shoes in the hall. Do something tonight only you would do, like dinner in the bath or music at a silly hour, within reason. And give a spare key to someone you trust before the day you need it.",
    },
  },
  {
    id: 'furniture',
    words: [
      /\b(?:ikea|sofas?|couch|mattress(?:es)?|wardrobes?|furniture|bookcase|bookshelf|bed frame|dining table|armchair|curtains?|rug)\b/u,
      /\b(?:bought|buy(?:ing)?|order(?:ed|ing)?|deliver\w*|assembl\w*|new|ugly|old|choos\w*|pick(?:ing)?|fit|colou?r|expensive|cheap|second ?hand|vintage|antique|keep|hates?|put together|buil(?:d|t|ding))\b/u,
    ],
    unless:
      /\b(?:im a carpenter now|its done|died|death|on the (?:sofa|couch)|all day|gaming|slept on the|snor\w*|cat|dog|roommates?|bed ?bugs?|affair|steal|stolen)\b/u,
    tries: [
      'we fought for four hours building an ikea wardrobe',
      'the new sofa doesnt fit through the door',
      'my husband wants to keep his ugly armchair from college',
      'should i buy the expensive mattress or a cheap one',
      'my couch delivery got moved for the fifth time',
      'ikea fight with my wife, new wardrobe',
      'new couch is ugly, help',
      'we saved for half a year and waited fourteen weeks and drank wine on cushions, and then they delivered the sofa in the wrong colour',
      'should i buy second hand furniture or is old energy in it',
      'my girlfriend wants to throw out my old armchair, i love that thing',
      'how do you choose a mattress when one likes it hard and one soft',
      'the bookshelf i built leans like pisa and im proud of it',
      'is it normal to spend 3000 on a new dining table for two people',
      'we measured it three times and my father in law measured it too, and now it stands in the stairwell because the new couch is too big',
      'ikea broke us, new bed',
      'mattress too soft, bought yesterday',
    ],
    says: {
      told: "Most furniture trouble, the fights and the wrong sizes alike, is easier to solve the next morning. Before buying, mark the piece on the floor with tape and measure the door. If it's there and wrong, or never arrives, check today what the shop owes you. If two people can't agree on a piece, each gets one veto and one favorite. And flat-pack after eight in the evening is how couples end up not speaking.",
      should:
        "Spend on what touches your back every day, so the mattress, the chair you work in, the sofa if you live on it. Go cheap or secondhand on tables, shelves and anything decorative. Try it in person for ten minutes, and don't buy the large piece in the first month in a new home.",
      normal:
        "Quite normal, the price and the quarrels both: it isn't petty to care about what you look at daily. A good piece that's paid for without a loan is fine, even for two people. And fights over a wardrobe are rarely about the wardrobe, they're about who decides and whose taste lives here. Try \"you choose this one, I choose the next\" and stick to it.",
    },
  },
  {
    id: 'interior',
    words: [
      /\b(?:(?:paint(?:ing|ed)?|wallpaper(?:ing)?|decorat(?:e|ed|ing)|redecorat\w+) (?:\w+ ){0,4}?(?:bed ?room|living room|room|kitchen|walls?|hall(?:way)?|flat|apartment|house|nursery|bathroom)|interior design\w*|home decor|wall colou?rs?|feng shui|colou?r for (?:the|my|our) (?:\w+ )?(?:walls?|room|bedroom|kitchen))\b/u,
    ],
    unless: /\b(?:died|death)\b/u,
    tries: [
      'painted the bedroom dark green and now i hate it',
      'what wall color brings calm into a home',
      'we cant agree on how to decorate the living room, he wants everything grey',
      'should i hire someone for interior design, my flat feels like a waiting room',
      'painted my room, hate it',
      'what color for my bedroom walls',
      'my place is white and clean like a dentist and after the winter i want warmth, so should i paint the living room terracotta',
      'how do i decorate a flat when i have no taste and no money',
      'my husband painted the kitchen orange while i was at my mothers',
      'is feng shui real, my bed faces the door',
      'we want to wallpaper the nursery with foxes but my mother in law laughs',
      'does it make sense to paint the walls of a rented apartment',
      'i looked at so many pictures online that i cant see straight anymore, beige or green or that dusty pink, what color for the living room walls',
    ],
    says: {
      told: "Give a freshly painted or decorated room a week with your things in it, and a planned one a sample on the wall: a big sheet of the color, seen in the morning, at noon and under your evening lamp. Light changes a room more than paint does, so try two warm lamps first. If two tastes collide, each gets one wall or one room that can't be overruled.",
      should:
        "Try the cheap things first: move the furniture once, add a lamp, take a third of the objects away. If it still feels wrong after two weeks, paint; it's the least expensive big change there is. A designer is worth one paid hour of advice more often than a whole project.",
      how: "Start from one thing you love, a rug, a picture, a blanket, and take two colors out of it. Calm rooms mostly have few colors, soft light from several low places, and one empty surface. When two people differ, divide by rooms or by walls, and give each a yes that can't be overruled.",
    },
  },
  // Roommates
  {
    id: 'roommate-mess',
    words: [
      /\b(?:room ?mates?|roomies?|flat ?mates?|house ?mates?|suitemates?)\b/u,
      /\b(?:dish(?:es)?|clean(?:s|ed|ing|er)?|mess(?:y)?|dirty|filthy|disgusting|trash|garbage|rubbish|bins?|hair|sink|bathroom|laundry|chores?|mold|mould|smell\w*|stinks?|vacuum\w*|slob|wash(?:es|ed|ing)? up|tid(?:y|ies|ying))\b/u,
    ],
    unless: GRAVE,
    tries: [
      'my roommate leaves dishes in the sink until they grow fur',
      'im the only one who cleans, three flatmates and nobody sees the trash',
      'how do i tell my housemate that her room smells',
      'roommate says im obsessed with cleaning',
      'why doesnt my flatmate ever do his chores',
      'my roommate is a slob',
      'flatmate never cleans the bathroom',
      'im no clean freak, i grew up with four brothers and a goat, but my housemate leaves wet towels and dirty pans in every room',
      'how do i make a cleaning plan with two flatmates who laugh at plans',
      'there is mold in a cup in my roommates room and she says its art',
      'should i just do the dishes of my flatmate to have peace',
      'my roomie cuts his hair over the sink and leaves it',
      'is it passive aggressive to put his trash in his bed, hes my housemate',
      'i leave on friday and everything is shiny and when i come back from my parents on sunday the kitchen is disgusting, thanks to my flatmate',
    ],
    says: {
      told: 'With roommates and cleaning, make a rule so small nobody can argue: own dishes done by bedtime, or they go in a crate in front of that person\'s door. Say it at a calm moment, not over the sink: "I don\'t want to be the one who nags. Can we each own two jobs for good?" Fixed jobs work better than rotating ones, and a shared cleaner twice a month can be cheaper than the fights.',
      say: 'Pick a calm evening and keep it about the place: "I can live with a lot, but not with dishes over a day. Can we agree on that one thing, and you tell me one thing that bugs you about me?" Asking for theirs makes it a deal. For smells, privately and once: "There\'s a smell from your room in the hall. Could you air it and take the cups out?"',
      normal:
        "Minding the mess is fair; getting even for it only starts a war. People simply see dirt at different points, and the one who sees it first ends up doing the work for everybody. That isn't fair, even when nobody means it badly. Ask for two clear jobs each and stop doing theirs quietly.",
      them: "Nobody can see into a roommate's head, but very often it isn't contempt; some people honestly don't notice, and learn that someone else will do it. So hints won't work. One clear request with a time does: \"by tonight, please.\" If that's ignored three times, you know more, and can plan accordingly.",
    },
  },
  {
    id: 'roommate-money',
    words: [
      /\b(?:room ?mates?|roomies?|flat ?mates?|house ?mates?)\b/u,
      /\b(?:rent|bills?|pay(?:s|ing)?|paid|owes?|money|utilities|electricity|split(?:s|ting)?|deposit|venmo|lease)\b/u,
    ],
    unless: /\b(?:boyfriends?|girlfriends?|bf|gf|died|death|suicid\w*|assault\w*|threaten\w*)\b/u,
    tries: [
      'my roommate hasnt paid rent in two months and im covering it',
      'flatmate takes 40 minute showers and we split the bills equally',
      'should the roommate with the bigger room pay more rent',
      'how do i ask my housemate for the money she owes me',
      'roommate owes me 600',
      'flatmate wont pay the bills',
      'she is funny and we watch series together and i dont want to lose that, but my roommate is late with the rent every month',
      'should we split electricity by room, my flatmate games all night',
      'how do i ask my housemate to pay for the door he broke',
      'my roommate left without paying the last two bills and blocked me',
      'is it fair that i pay half when my flatmate has the balcony',
      'what do i do, my roommate spent the rent money on concert tickets',
      'she always has a new coat and goes out three times a week, but when its about the internet bill my roommate has no money',
    ],
    says: {
      told: 'Money between roommates needs a date and a figure, in a message, today. "You owe 480 for two months. Can you send half by Friday and half by the 15th?" is friendlier than another week of silence. Check whose names are on the lease, because that decides who the owner can ask. From now on, let each person pay their own share directly, so that nobody has to be the bank.',
      say: "Write it, with the sum: \"Hey, I've covered your part since May, it's 480 now and I can't carry it. Can you send 240 by Friday and the rest by the 15th? If that's hard, tell me what's possible.\" For something broken: \"The door is 120 to fix. Can you send it by Friday?\" No apology for asking. A figure and a date do most of the work.",
      should:
        "Split by what's really different: a clearly bigger room or a partner who stays over is a fair reason to pay more, a long shower usually isn't worth the war. I'd stop covering someone's rent after one month unless there's a written plan. Ask a tenants' advice line what a shared lease means for you.",
      normal:
        "You're not petty. A balcony or a bigger room is a fair reason to talk about the split. And covering someone else's share is a loan you never offered, and it makes you watch every parcel they get. Say the number once, kindly and in writing. Resentment costs the friendship more than the question does.",
    },
  },
  {
    id: 'roommate-partner',
    words: [
      /\b(?:room ?mates?|roomies?|flat ?mates?|house ?mates?)\b/u,
      /\b(?:boyfriends?|girlfriends?|bf|gf|partner|guests?|guy|hook ?ups?|brings? (?:people|someone|men|girls|guys)|sleeps? over|sex|visitors?)\b/u,
    ],
    unless: GRAVE,
    tries: [
      'my roommates boyfriend is basically living here and pays nothing',
      'flatmate has loud sex at 2am and the walls are paper',
      'how do i tell my roommate her girlfriend cant shower here every day',
      'is it unreasonable to not want my housemates bf here 6 nights a week',
      'roommate brings guests every night and i have exams',
      'roommates boyfriend basically lives here',
      'flatmates girlfriend is always here',
      'i signed for a quiet two person flat near the library, and now my roommate has a new boyfriend who sings and showers for an hour',
      'how do i bring up the noise when my flatmate has sex',
      'my housemate brings home a different guy every weekend, i dont feel safe',
      'should her bf pay rent if he sleeps over five nights, my roommate says no',
      'is it rude to ask my roommate to have no guests before my exam',
      'my flatmates visitors sit in the kitchen every night and never say hello',
      'i dont mind him as a person and he even fixed the door once, but my roommates boyfriend is here every single night since august',
    ],
    says: {
      told: 'Count the nights first, then ask your roommate for a number, because "always here" can be argued with and "six nights a week" can\'t. Three nights is a common agreement; beyond that the guest shares bills. Say it to your roommate alone: "I like seeing you happy. I signed up for one person, though. Can we say three nights, and quiet after eleven?" If strangers make you feel unsafe, say that first, and get a lock for your room.',
      normal:
        "It's not unreasonable. You agreed to live with certain people, and an extra one uses the shower, the couch and your peace without being asked about any of it. Wanting a limit isn't about disliking anyone. Three nights a week is a number most people find fair.",
      say: 'Alone, over something nice: "I\'ve no problem with the two of you. It\'s just more than I signed up for. Could we make it three nights a week, and a share of the bills if it\'s more?" For noise: "The walls are thin and I hear everything. Music on, please, or earlier." Say it once, lightly.',
      them: "What they think of it I can't know, and quite possibly they don't think of it at all: people in love don't count nights. Nobody has told them a number yet, most likely. So give one, friendly and clear, and watch what happens in the two weeks after. That answer is worth more than guessing.",
    },
  },
  {
    id: 'roommate-food',
    words: [
      /\b(?:room ?mates?|roomies?|flat ?mates?|house ?mates?)\b/u,
      /\b(?:food|eats?|eating|ate|fridge|milk|cheese|snacks?|groceries|leftovers|oat|coffee|cook(?:s|ing)?|borrow(?:s|ed|ing)?|uses? my|used my|takes? my|stole|steal(?:s|ing)?|my (?:shampoo|stuff|clothes|things))\b/u,
    ],
    unless:
      /\b(?:anorexi\w*|bulimi\w*|eating disorder|died|death|suicid\w*|assault\w*|threaten\w*)\b/u,
    tries: [
      'my roommate eats my food and denies it, my cheese is gone again',
      'flatmate uses my shampoo and my good knives',
      'should i put a lock on the fridge because of my housemate',
      'new flatmate never does the dishes and eats my food, how do i say something without a war',
      'flatmate leaves dishes and eats my stuff, how do i bring it up',
      'how do i tell my housemate to stop eating my food without starting a war',
      'am i petty for labeling my oat milk, roommate laughed at me',
      'roommate keeps eating my food',
      'my flatmate uses all my stuff',
      'im on a student budget and i cook on sundays for the whole week, and my housemate ate three of my boxes',
      'how do i tell my roommate to stop borrowing my clothes',
      'should we share groceries as flatmates or each buy alone',
      'my roomie cooks fish at 11 at night right under my bedroom',
      'why does she lie about my cheese, i saw it, im her roommate not a child',
      'my housemate takes my coffee and leaves me two beans',
      'i thought i was going crazy because the peanut butter went down so fast and then i saw it with my own eyes, my roommate eats my food',
    ],
    says: {
      told: "Give your roommate the benefit of one clear sentence before you buy a lock: \"Please don't take my things without asking. If you want some, text me, I'll mostly say yes.\" Then one shelf each, and a shared shelf for oil, salt and coffee that you pay for together. If it goes on after that, keep the good stuff in your room. It's about being asked, more than about the cheese.",
      normal:
        'Not petty at all. It\'s your money and your breakfast, and finding an empty carton at seven in the morning would annoy a saint. Labels are fine. A plain sentence works better, because a label can be laughed at and "please ask me first" can\'t.',
      should:
        "Talk first, lock second; and share only the basics, oil, salt, coffee, while each buys the rest. A clear request solves it more often than you'd think, and a padlock turns the kitchen into a border. If it has happened again after you've said it plainly, a small box in your room is fair and needs no further discussion.",
      say: '"Hey, two small kitchen things before they get big: I need my food to still be there, and the dishes gone by night. A shelf each? And tell me what I do that drives you mad." Friendly, at the table, not at the sink. Then thank them the first time it works.',
      how: "In a good mood, in one go, with a wish instead of a charge sheet: \"Can we sort the kitchen out? I'd like my own shelf, and everyone washes up before bed. Does that work for you?\" Over tea, the first week, before you've counted to twenty. Ask what bothers them about you as well, that's what keeps it from being a war.",
    },
  },
  {
    id: 'roommate',
    words: [
      /\b(?:room ?mates?|roomies?|flat ?mates?|house ?mates?|shared (?:flat|house)|flatshare|house ?share)\b/u,
    ],
    unless:
      /\b(?:died|death|suicid\w*|self harm|rape\w*|assault\w*|threaten\w*|stabb\w*|overdos\w*)\b/u,
    tries: [
      'my roommate stopped talking to me and i dont know why',
      'my flatmate is moving out and i have to find somebody in three weeks',
      'is it a bad idea to be roommates with my best friend',
      'roommate turns the heating off whenever i leave',
      'should i move out, my housemate makes me tense',
      'my roommate hates me',
      'flatmate from hell, what now',
      'we were best friends since we were twelve and thought living in one house would be a party, and now my roommate only writes me notes',
      'how do i find a good flatmate as a quiet person',
      'is it ok to ask a roommate to leave after three months',
      'my flatmate wants to bring a third person in and nobody asked me',
      'im 38 and live in a shared flat and feel like a failure',
      'my housemate sits in the living room day and night and i hide in mine',
      'i walk on my toes in my own home and wait in my room until the kitchen is free, i think my flatmate cant stand me',
    ],
    says: {
      told: "With a roommate, one short honest talk now is cheaper than months of closed doors. Choose the single thing that matters most and ask for that: \"Something's been bugging me and I'd rather say it. Can we find a way with this?\" If you're looking for a new one, ask candidates about a usual Tuesday, not about hobbies. Sharing a home at any age is about rent, not failure. And if you come home tense most days, start checking what your lease needs for leaving.",
      should:
        "Try one direct talk and give it two or three weeks. Move if you're still holding your breath at the door after that; feeling easy at home is worth some money. As for living with a close friend: yes, if you can already say annoying things to each other, and you write down money and cleaning first.",
      them: 'I can\'t see into your roommate, and a silence can mean ten things: stress, something you said, something that has nothing to do with you. Ask once, without a defense ready: "You\'ve been quiet with me. Did I do something?" If the answer is no, take it as that and carry on being normal.',
      normal:
        "Yes, it's normal that small things loom large when you share a kitchen with someone you didn't grow up with. You're not too sensitive. Pick the one thing you'd want changed and ask for it plainly. If it doesn't work, it's also okay to ask someone to leave, with a fair date, once you've checked whose name is on the lease.",
    },
  },
  // Neighbors
  {
    id: 'neighbor-noise',
    words: [
      /\b(?:neighbou?rs?|nextdoor|next door|upstairs|downstairs|above (?:me|us)|below (?:me|us))\b/u,
      /\b(?:nois[ey]|noises|loud(?:ly)?|stomp\w*|thud\w*|footsteps|running|jump\w*|bang(?:s|ing)?|scream\w*|shout\w*|yell\w*|slam\w*|hear (?:everything|every|them)|heels|vacuum\w*|3 ?am|2 ?am|4 ?am|midnight|at night|quiet|piano|drums?|trumpet|violin|practic\w*)\b/u,
    ],
    unless:
      /\b(?:finally stopped|apologi[sz]ed|noise is gone|is over|moved away|moved out|silence|generators?|gen|ac unit|extractor|heat pump|loudspeakers?|music|bass|part(?:y|ies)|dogs?|bark\w*|rooster|parrot|drill\w*|builders?|construction|renovat\w*|died|death|help me|hits?|beat\w*|abus\w*|threaten\w*|police|each other|at (?:him|her(?! tv)|the kids?)|crying|fight\w*|argu\w*|ghosts?|haunted|spirits?|nobody|husband|wife|boyfriend|girlfriend|mom|mum|dad|parents)\b/u,
    tries: [
      'upstairs neighbors stomp like elephants from 6am',
      'the woman next door screams at her tv every night until 2am',
      'kids above us are running all day and i work from home',
      'should i talk to the neighbor about the noise or leave a note',
      'my neighbour practices trumpet on sundays',
      'upstairs neighbor stomps all night',
      'neighbors so loud, no sleep',
      'i have night shifts and two kids and i would give my left arm for one quiet hour, and the man above us drags chairs, footsteps until midnight',
      'how do i tell the people upstairs that their kids are too loud',
      'is it normal to hear every word from next door, walls like paper, they are so loud',
      'my neighbour slams the door at 5 when he goes to work',
      'should i move because of noisy neighbours, im here only four months',
      'why does the lady upstairs vacuum at midnight',
      'we have tried earplugs and a fan and a rain app and sleeping in the living room, but the people upstairs are so loud at night',
    ],
    says: {
      told: 'Ring the neighbor\'s bell once, in daylight, before anything else: many people have no idea what comes through. "Hi, I live in the building. The walls are so thin that I hear everything after eleven. Could we find a way?" Ask for one hour, not for silence. A rug or felt pads often solve footsteps. If it goes on, keep a log of dates and times for the landlord.',
      should:
        "Talk in person if it feels safe, ideally on a calm afternoon and not in the middle of the noise. A note is second best, because it can't smile. Go to the landlord or the city only after one friendly try, and with a two-week log in hand. I'd move only if all that changes nothing and you're still not sleeping.",
      normal:
        "You're not oversensitive. Noise you can't control is far harder to bear than louder noise you chose, and after a few bad nights every step feels aimed at you. It rarely is. Ask for one specific thing at one specific hour; that's reasonable by any measure.",
      say: "\"Hi, I'm from next door, and I'm sorry to bring this up. The sound carries badly and I can't sleep after eleven. Could you help me with that hour? And tell me if you ever hear us.\" The last sentence is what makes people say yes.",
    },
  },
  {
    id: 'neighbor-music',
    words: [
      /\b(?:neighbou?rs?|nextdoor|next door|upstairs|downstairs)\b/u,
      /\b(?:music|bass|part(?:y|ies|ying)|techno|speakers?|karaoke|airbnb)\b/u,
    ],
    unless:
      /\b(?:moved away|moved out|is gone|died|death|threaten\w*|birthday party|dinner party|invited)\b/u,
    tries: [
      'neighbor plays techno every friday till 5 in the morning',
      'the bass from downstairs makes my glasses shake',
      'should i call the police on my neighbours party again',
      'there is an airbnb next door and a party every weekend',
      'neighbors party every weekend',
      'loud music from next door',
      'i am not an old grump, i danced on tables myself, but my neighbour plays the same techno song since tuesday',
      'what do i write in a note about the bass, its the guy downstairs',
      'should i join the party upstairs or call someone, its 3 in the morning',
      'my neighbors kid is learning dj music and has one song',
      'is it allowed to rent the flat next door on airbnb to stag groups',
      'karaoke from the neighbours until 2, in spanish, badly, every friday',
      'my exam is in four days and i have the window shut and a towel under the door and i still hear the bass from next door',
      'my new neighbors play music till 3 am',
    ],
    says: {
      told: 'With a neighbor\'s music, go for the bass and the hour, not for the music as such. By day, friendly: "Could you turn the bass down after eleven? It comes through the wall, the rest is fine." Ask for a number to text, because a message at midnight beats a knock. If it keeps on, write down dates and times for two weeks; landlords and city offices act on logs, hardly ever on anger.',
      should:
        "Text or knock first if you can do it without fear, and call the non-emergency line when it's late, repeated, and you've already asked. You're allowed to. For short-term rentals, write to the host and to the platform with dates; that tends to work faster than calling anyone at night.",
      normal:
        "Your anger is reasonable: bass goes into the body, and you can't close your ears. One birthday a year is part of living near people. Every weekend isn't. Ask for the bass down after eleven; it's a modest request and most people know it.",
      say: "By day, without a sigh: \"Hi, I'm next door. I don't mind the music, it's the bass after eleven that keeps me up. Could you turn that part down, and can I text you if it gets loud?\" A request with a number in it is easier to grant than a complaint.",
    },
  },
  {
    id: 'neighbor-smoke',
    words: [
      /\b(?:neighbou?rs?|nextdoor|next door|upstairs|downstairs|balcony|below (?:me|us)|above (?:me|us)|hallway|stairwell)\b/u,
      /\b(?:smok(?:e|es|ed|ing|er)|cigarettes?|weed|cannabis|barbecue|bbq|grill(?:s|ing)?|smells?|cooking smell\w*|stinks?)\b/u,
    ],
    unless:
      /\b(?:fire|burning|gas smell|smell(?:s)? (?:of |like )?gas|died|death|dead|to quit|quit smoking|dont smoke|smoke (?:alarm|detector)s?|i smoke)\b/u,
    tries: [
      'neighbor below smokes on his balcony and it all comes into our bedroom',
      'the whole hallway smells of weed every evening',
      'do i have to accept that the neighbours bbq three times a week under my window',
      'how do i tell the old lady next door her cooking smell comes through the vents',
      'neighbors weed smell everywhere',
      'smoke from the balcony below',
      'i quit three years ago and fought for it like a lion, and now the man downstairs smokes on the balcony and it all comes in',
      'can i forbid my neighbour to grill every evening',
      'how do i get the smell of the neighbours frying out of my hall',
      'my baby is two weeks old and the neighbors cigarettes come through the window',
      'is it normal that the stairwell smells of cannabis, there are kids here',
      'he says his balcony is his balcony and keeps smoking',
      'finally a flat with a balcony after all these years and now i cant sit on it for ten minutes because the neighbor below smokes nonstop',
    ],
    says: {
      told: 'With smoke or smells from a neighbor, ask for times, because a ban hardly ever works and fixed hours often do. "Could you smoke at the far end, or tell me when, so I can close the window?" Give your reason in one line, a baby, an exam, having quit. On your side: a draft strip at the door, a fan blowing outward. If it comes through vents, that\'s a building matter, so write to the landlord.',
      normal:
        "It's fair to mind, and not petty. Smoke where you sleep, or where children walk past, is your business too. It may be perfectly allowed on the other side, which is what makes it awkward. That's why asking for hours or a different corner gets further than asking someone to stop.",
      should:
        "Talk to them once, kindly, with one practical wish. I'd go to the landlord only if it drifts in through vents or gaps, or if the house rules forbid it. A note in the stairwell for everyone usually makes enemies and changes nothing.",
      say: '"This is a bit awkward: the smoke comes straight into our bedroom. I know it\'s your balcony. Could you use the other end in the evening, or text me so I close the window?" For cooking: "It smells good, but it all comes through our vent. Could you open a window while you fry?" You\'re asking for a favor, and favors are easier to give than rights.',
    },
  },
  {
    id: 'neighbor-parking',
    words: [
      /\b(?:neighbou?rs?|next door|my (?:spot|space|driveway|parking)|our (?:driveway|spot|space|parking))\b/u,
      /\b(?:park(?:s|ed|ing)?|driveway|garage|tow(?:ed|ing)?)\b/u,
    ],
    unless: /\b(?:kids? park|dog park|theme park|playground|ticket|fine|died|death|threaten\w*)\b/u,
    tries: [
      'neighbor parks in front of my driveway every single day',
      'someone keeps parking in our spot that we pay for',
      'should i have the neighbours car towed',
      'my neighbour says i cant park on the street in front of his house',
      'neighbor took my parking spot',
      'blocked driveway again, neighbour',
      'i come home at ten with a sleeping child and four bags, and my neighbor has parked in my spot again and grins',
      'can i tow a car that is parked in our driveway',
      'how do i tell the new people next door that the garage space is mine',
      'my neighbour parks so close that i get in through the trunk',
      'is it petty to put a cone on my parking space',
      'he has three cars and uses our parking for the boat',
      'i have a bad hip and pay forty euros a month so i dont have to walk far, and every evening the neighbour is parked in my space',
    ],
    says: {
      told: 'Get the parking facts first, in one photo: your contract or the street sign, and where the car stands. Then talk once, friendly: "That\'s the space I pay for. Could you leave it free from tomorrow? Here\'s my number if you ever need it for an hour." If it goes on, photos with dates to the landlord or the city. On a public street, usually nobody owns the spot in front of a house.',
      should:
        "I'd hold the tow truck back until after one clear conversation or note, unless you're blocked in and have to get out. Ask the police or the city who may order it, or the bill can land on you. If they've been told and do it again, you've got photos, and then it's fair.",
      normal:
        "You're not petty; coming home tired to find a car in your space is a small insult each evening. Most people stop when someone says it plainly once. What doesn't help is an angry note under the wiper, because that's when it becomes a matter of honor.",
      say: '"Hi, I think there\'s a mix-up: this one is mine, it\'s in my contract. Could you use another from now on? And if you need it for unloading, just ring." Calling it a mix-up lets them stop without losing face, which is what gets you the space back.',
    },
  },
  {
    id: 'neighbor-tree',
    words: [
      /\b(?:neighbou?rs?|next door|property line|over (?:the|our|my) fence)\b/u,
      /\b(?:trees?|hedges?|branches|roots|leaves|bush(?:es)?|ivy|bamboo|shade|weeds)\b/u,
    ],
    unless:
      /\b(?:died|death|threaten\w*|he leaves|she leaves|leaves (?:his|her|me|my|us|the|trash|dishes))\b/u,
    tries: [
      'my neighbors tree blocks all our sun and he refuses to cut it',
      'neighbour cut our hedge without asking while we were away',
      'can i cut the branches that hang over the fence',
      'the bamboo from next door is coming up in my lawn',
      'neighbors tree drops everything here',
      'hedge war with my neighbour',
      'my grandmother planted those roses and they need light, and the people next door let their trees grow until we sit in the shade all day',
      'who cleans the leaves from my neighbors oak out of my gutter',
      'should i just cut the branches when they are on holiday, the neighbours i mean',
      'he cut down our tree because it was over his fence, i shook with anger, my neighbour',
      'is my neighbor allowed to poison the ivy on our wall',
      'roots from next door broke our pipe, who pays',
      'we lived side by side for twenty years and shared tools and plums, and now we talk through a lawyer because of the neighbours hedge',
    ],
    says: {
      told: 'With trees and hedges, find out the local rule before you pick up a saw: branches, height, distance and roots are usually laid down by the city, and one call tells you. Then invite the neighbor to look at it from your side; seeing the shade on your terrace does more than a letter. "Could we have it trimmed, and I pay half?" ends most of these. If something was already cut, poisoned or broken, take photos today and ask your insurer or a legal advice service who pays.',
      should:
        "Talk and offer to share the cost before you cut or complain. I'd cut overhanging branches only after checking what your town allows, because damage to the tree can become your bill. If a hedge was cut without asking, take photos, say calmly that it wasn't okay, and ask for the next step to be agreed.",
      normal:
        "Perfectly normal; sun and greenery are what you have a garden for, and losing either hurts. Trees make neighbors fight more than almost anything, because one person's shade is another's whole view. Local rules settle a good part of it, so start with those and not with who's right.",
      say: "\"Would you come over for five minutes and look at it from our side? We've lost the sun after two. I'd be glad to pay half if we could have it trimmed in the fall.\" Coffee in hand, no lawyer's words. Most agreements about trees are made standing under them.",
    },
  },
  {
    id: 'neighbor-fence',
    words: [/\b(?:fences?|property line|boundary (?:line|wall)|shared wall|survey stakes?)\b/u],
    unless:
      /\b(?:on the fence|dog|dogs|horse|cat|trees?|hedges?|branches|died|death|threaten\w*|mend fences|mending fences)\b/u,
    tries: [
      'neighbor built a fence half a meter on our land',
      'who pays for the new fence, he wants us to split 4000',
      'should i put up a fence so i dont have to see them',
      'the new people took down the fence between us without a word',
      'fence dispute, so tired',
      'who owns the fence',
      'we have been friends for years and their kids swim in our pool, and now its about forty centimeters and a boundary wall and nobody says hello',
      'the fence fell in the wind, do we pay half or all',
      'should we build a higher fence so the new people cant look in',
      'how do i find out where the property line is',
      'my father and the man next to him have not spoken since 1994 over a fence',
      'is it legal to paint my side of the fence pink',
      'they seemed so friendly when they moved in with their two little dachshunds and a cake, and last week they started building a fence on our side',
    ],
    says: {
      told: 'Before any word about a fence, look at the plan: the deed or the land registry shows where the line runs, and both of you can look at the same sheet of paper. Who pays depends on local rules, so ask the city before you split anything. Then: "Let\'s check the plan together, so neither of us is guessing." If money or land is at stake, agree in writing, signed by both.',
      should:
        "Yes, if you've checked the line and the height the town allows, and you tell them a week ahead. A fence announced is a fence; a fence that appears overnight is a declaration. For one on your land, get the boundary checked first, and let a mediator help before any lawyer does.",
      say: "\"I'd like us to stay on good terms, so let's look at the plan together. If it's over the line, how would you want to solve it? I'm not in a rush.\" Leaving a door open costs you nothing while the facts are being found.",
      normal:
        'Your reaction is fair: a line in the ground is about being asked, more than about half a meter. It isn\'t petty to want that settled properly. Just settle it by the paper, since memory and "it\'s always been there" get nobody anywhere.',
    },
  },
  {
    id: 'neighbor-dog',
    words: [
      /\b(?:neighbou?rs?|nextdoor|next doors?|upstairs|downstairs|across the (?:street|hall))\b/u,
      /\b(?:dogs?|bark(?:s|ing|ed)?|puppy|husky|chihuahua|poop|rooster|chickens?|cats?|goat|parrot|peacock)\b/u,
    ],
    unless:
      /\b(?:died|death|dead|poison\w*|killed|abus\w*|neglect\w*|bit|bitten|attack\w*|starv\w*)\b/u,
    tries: [
      'neighbors dog barks from 8 to 6 while they are at work',
      'the cat from next door uses my vegetable bed as a toilet',
      'how do i tell my neighbour about the barking without a war',
      'my neighbor has a rooster, in the suburbs, at 4am',
      'neighbor complains about my dog barking when im out',
      'neighbors dog wont stop barking',
      'next doors cat poops here',
      'im on sick leave and need to sleep by day, and the little chihuahua across the hall, my neighbours, barks at every leaf',
      'what do i do about a rooster next door, we live in a village in france',
      'my neighbor lets his dog run into my garden and laughs',
      'should i report the neighbours for leaving the puppy alone all day',
      'is it mean to complain about an old ladys dog, she lives upstairs',
      'the neighbours complained about my husky howling, i feel terrible',
      'i love animals and have had them all my life so please dont think im mean, but the neighbours dog barks from morning till night',
    ],
    says: {
      told: "Record or photograph the animal for two days before you talk, whichever side of the fence you're on: owners are out when it happens and honestly don't know. Then it's information and not an attack: \"This is what it sounds like at ten. I thought you'd want to know.\" A bored dog often settles with a walker at noon or a different room. If nothing moves after two weeks, the city has rules for it.",
      say: "\"I like your dog, so this is awkward. When you're out it barks for hours, I think it's lonely. Here's a recording. Is there something we could try together?\" Speaking up for the animal instead of against the owner changes the whole tone of it.",
      normal:
        "It isn't mean to bring it up, and your nerves aren't weak: barking and crowing are made to be impossible to ignore. And if the complaint is about yours, it isn't necessarily hostility either. Ask for times, get a recording, and treat it as a puzzle about one animal's boredom.",
      should:
        "Speak to the owner first, with a recording, and give it two weeks; after that go to the city or the landlord with a list of times. An animal that's hurt, or left without water or shelter, is different: call animal welfare that day. If someone complained to you, I'd thank them, set up a phone to record, and tell them what you'll try. It disarms nearly everyone.",
    },
  },
  {
    id: 'construction-noise',
    words: [
      /\b(?:construction(?: site| work| noise)?|jack ?hammer\w*|drill(?:s|ing)|scaffold\w*|building site|leaf ?blowers?|roadworks?|excavators?)\b/u,
    ],
    unless:
      /\b(?:dentist|tooth|teeth|my construction|i work in construction|works in construction|works construction|construction (?:job|worker|company|business)|oil|died|death|fire drill|drilling into me)\b/u,
    tries: [
      'construction next door starts at 6:45 every morning for a year now',
      'they are drilling in the apartment above and i have an online exam thursday',
      'scaffolding on our building since may, i live in the dark',
      'can i get a rent reduction for the construction noise',
      'construction noise all day long',
      'drilling since 7 am, help',
      'i write my thesis at home and the cat hides in the bathtub, and for eight months there is a building site right under my window',
      'can my boss say no to office days, construction here makes calls impossible',
      'how long may they use a jackhammer on a saturday',
      'should i ask for less rent because of the scaffolding',
      'leaf blowers at dawn, i am a peaceful person but today i screamed',
      'is it normal to get headaches from roadworks, its been three weeks',
      'the baby just learned to nap without me and i just learned to drink hot coffee again, and today they started construction across the road',
    ],
    says: {
      told: "Ask the people running the construction for a schedule: a foreman can often tell you which days are loud, and will sometimes move one hour for an exam or a baby. Then put your quiet work in a library or a friend's kitchen on those days. Long building work can be grounds for paying less rent in some places; a tenants' advice line knows. And foam earplugs under headphones beat either one alone.",
      should:
        "Ask for the reduction if you rent and it has gone on for weeks: note days and hours, take a short video, and let a tenants' advice service tell you what's usual. Don't just pay less on your own. If you can work elsewhere two days a week, do that too, for your nerves.",
      will: "It will end, and the loudest part is usually shorter than the whole; demolition and drilling come first, the quieter trades after. Ask on site for the phases and put them in your calendar. Knowing that it's three more weeks of drilling is easier to bear than not knowing.",
      normal:
        "Yes, it's normal to be worn thin by it. Irregular noise is the hardest kind to get used to, and you never agreed to it. Being irritable, tired and unable to think at home right now isn't you changing. Get out of it for some hours each day, on purpose. If headaches go on for weeks, let a doctor look.",
    },
  },
  {
    id: 'neighbor-complained',
    words: [
      /\b(?:neighbou?rs?|next door|downstairs|upstairs)\b/u,
      /\b(?:complain(?:s|ed|ing)?|complaints?|report(?:s|ed)|called the (?:police|cops)|left (?:me |us )?a note|note (?:on|under) (?:my|our) door|knock(?:s|ed|ing)? on the (?:ceiling|wall)|broom)\b/u,
      /\b(?:about (?:me|us|my|our)|(?:on|at|to) (?:me|us)|(?:my|our) (?:kids?|baby|tv|door|music|steps|toddler|son|daughter|washing machine)|i|we|note|broom|ceiling)\b/u,
    ],
    unless:
      /\b(?:dogs?|bark\w*|cats?|husky|puppy|chihuahua|rooster|should (?:i|we) (?:complain|report|call)|threaten\w*|died|death)\b/u,
    tries: [
      'downstairs neighbor complained about us again, my toddler just walks',
      'the neighbor left a note on my door about the tv, im so embarrassed',
      'my neighbor called the police because i vacuumed at 9pm',
      'old man downstairs knocks on the ceiling with a broom whenever i cook',
      'neighbor complained about my baby',
      'downstairs knocks on the ceiling again',
      'i tiptoe, i put carpets everywhere and my kids wear socks, and still the woman downstairs complains about us to everyone',
      'what do i answer when the neighbor left a note about our washing machine',
      'my neighbour reported me to the landlord because i had one birthday',
      'should i bring a cake to the man who complained about my music, hes my neighbor',
      'is it my fault that our toddler runs, the neighbours called the police on us',
      'i play piano one hour a day and next door complained to me in the lift, i feel so small',
    ],
    says: {
      told: "Go over once, before it hardens, and ask the neighbor what exactly comes through and when. \"I got your complaint and I don't want to be that neighbor. What's the worst hour?\" Then change one visible thing, a rug, felt pads, no washing machine after nine, and say that you did. Ordinary living sounds you don't have to apologize for. If it's still not enough after that, let the landlord decide.",
      normal:
        "You're allowed to live in your home: walking, cooking, a child being two years old are ordinary sounds. A complaint stings because it feels as if someone had been listening to you. One rug and one friendly visit are generous. Tiptoeing for years isn't required of you.",
      should:
        "I'd go and talk in person, the next calm day, with one offer ready. Don't answer by note, and don't match their tone. If the complaints continue after you've changed something real, write to the landlord first, with what you did and when.",
      them: "What drives it I can't tell from here: thin ceilings, bad sleep, a lonely day, or a quarrel with the tenants before you. A visit usually shows which. Ask about the worst hour. If there's an answer, you've something to fix; if there's only anger, it probably isn't about your rug.",
    },
  },
  {
    id: 'neighbor',
    words: [/\b(?:neighbou?rs?|neighbou?rhood)\b/u],
    unless:
      /\b(?:died|dying|death|dead|passed away|funeral|suicid\w*|rape\w*|assault\w*|threaten\w*|stabb\w*|gun|stalk\w*|abus\w*|hits|beats|affair|crush|in love|slept with|cheat\w*|kiss\w*|shot|miss my (?:old )?neighbou?rhood|fences?|property line|boundary)\b/u,
    tries: [
      'my neighbor gossips about everyone and now its my turn',
      'how do i make friends with the neighbours, we just moved here',
      'the neighbor wont say hello anymore since i painted my door',
      'is my neighbor spying on me with his camera',
      'our neighborhood is changing so fast i dont recognize it',
      'my neighbor is so nosy',
      'weird neighbor, what do i do',
      'we moved in last autumn, brought cookies to every door and said our names, and the neighbours still look away when i come',
      'how do i stop my neighbor from coming over every day',
      'my neighbour hangs his laundry on my line, should i say something',
      'why does the neighbor stare when i bring in the shopping',
      'he has a camera pointed at my garden, my neighbor says its for foxes',
      'our neighbor borrowed the ladder in spring and now its his',
      'maybe im too sensitive but since the thing with the bins in spring i feel watched whenever i go out, my neighbor stands at the window',
    ],
    says: {
      told: "With a neighbor, small and early works best: a hello by name, one sentence in daylight, before it becomes a story. If something's wrong between you, try \"I have the feeling something's off. Is it anything I did?\" If you're new, ring with a question; people love being asked about the trash days. And for cameras or rules, ask the city or the landlord what's allowed before you argue.",
      them: 'Nobody can see into a neighbor from this side of the wall. A cold hello may be about you, or a bad hip, or a letter from the tax office. Ask once, lightly, and go on greeting in the meantime. Steady friendliness costs you little, and it leaves the door open.',
      normal:
        "It's normal that it gets to you: neighbors are people you never chose and can't avoid. You needn't be friends. Polite, brief and consistent is a perfectly good way to live next to someone, and it protects you better than winning would.",
      say: '"Hi, I\'m from number twelve. I\'d rather ask than wonder: is everything okay between us?" Or, if you\'re new: "We\'ve just moved in. Is there anything about the house we should know?" Both take a minute and tell you a great deal about who lives there.',
    },
  },
  // Repairs and pests
  {
    id: 'water-leak',
    words: [
      /\b(?:leak(?:s|ed|ing|y)?|burst pipe|pipe burst|water damage|flood(?:ed|ing)? (?:the |my |our )?(?:kitchen|bathroom|basement|cellar|flat|apartment|house|bedroom)|(?:kitchen|bathroom|basement|cellar|flat|apartment) (?:is |got |was )?(?:flooded|under water)|dripping|water (?:is |was )?(?:coming|dripping|running|comes|came|drips|runs|ran) (?:through|from|down|out))\b/u,
    ],
    unless:
      /\b(?:breast|nudes?|pictures?|photos?|bladder|pee|urine|fluid|gas leak|leaked (?:my|our)|data|tape|car|nose|died|death|discharge|landlords?|landlady)\b/u,
    tries: [
      'dishwasher flooded the kitchen at midnight',
      'water is dripping from the ceiling onto my bed',
      'our basement flooded and everything from the kids childhood was down there',
      'the roof leaks again and i have no money for this',
      'theres a leak under the sink, should i try to fix it myself',
      'came home to a burst pipe',
      'ceiling is leaking, help',
      'burst pipe in the kitchen',
      'we were at the coast for a long weekend, first one in two years, and when we came back the bathroom was flooded and the parquet looks like waves',
      'who pays when water comes through the ceiling from the flat above',
      'the tap has been dripping for a month and it makes me mad at night',
      'my dad is 80 and his cellar is under water again after the rain',
      'is a small leak behind the wall dangerous, there is a brown stain',
      'should i call the insurance first or mop first, our roof is leaking',
      'i was on the phone with my mother and heard a funny noise and thought its the cat, and then water was coming through the ceiling',
    ],
    says: {
      told: "Stop the water first: the shutoff valve under the sink or the main tap. If water is near outlets or lamps, turn the power off from a dry spot, and don't step into a flooded cellar with the power on. Then photos before you clean up, and a call to the owner or insurer the same day. Dry fast, with windows and a fan, because mold can start within two days. Wet photos can be frozen in a bag and saved later.",
      should:
        "Tighten a fitting or change a washer yourself if you can shut the water off and see the spot. Call a plumber for anything inside a wall, above a ceiling, or near electricity. When it's running now: stop it, take photos, mop, then call the insurer. If you rent, tell the owner in writing before you repair anything; the repair is usually on them.",
      how: 'Main valve off, bucket under it, power off in that corner, photos, then the phone. A roof can be held for days with a tarp or a pan in the attic. For the cost, ask the insurer what they need before anything is thrown away, and get a written quote from two people if it can wait.',
      will: 'Most leaks turn out fixable, and the price depends on how long the water ran and where. Drying it properly is what decides how bad it gets. If the insurer balks, ask for the reason in writing; a consumer advice office can look at that for free.',
    },
  },
  {
    id: 'mold',
    words: [
      /\b(?:mou?ld|mou?ldy|mildew|black spots on (?:the|my|our) (?:wall|ceiling)|damp (?:walls?|flat|apartment|room|patch\w*)|rising damp)\b/u,
    ],
    unless:
      /\b(?:bread|cheese|sourdough|silicone mou?lds?|break the mou?ld|landlords?|landlady|roommates?|flatmates?|housemates?|dishes|died|death)\b/u,
    tries: [
      'theres black mold behind my wardrobe and ive been coughing for weeks',
      'mould in the bathroom keeps coming back no matter what i use',
      'is the mold in the babys room dangerous',
      'the bedroom wall is damp patches all over, we air twice a day',
      'black mold in my bedroom',
      'mould keeps coming back',
      'we rented it because of the view and the low price, and now my son coughs all night and there is mildew behind his bed',
      'does vinegar help against mold or is that a myth',
      'how do i dry my clothes without getting mold in a one room flat',
      'my mother says just paint over the black spots on the wall',
      'can mould make you tired, i have headaches since autumn',
      'is it my fault that we have a damp flat, i open the windows',
      'we moved the bed to make space for the cot and there it was, all over the wall down to the floor, black mold',
    ],
    says: {
      told: "Mold comes back until the damp behind it is found, so look for the water first: a cold outside wall, a leak, a room that never airs. Move furniture a hand's width from the wall, air in short bursts with windows wide open, and clean small spots with gloves and a mask. Big patches are a job for professionals. If you rent, photos and a written report today. With a cough or a small child, see a doctor.",
      normal:
        "Worrying about it is sensible, not fussy. A few spots in a shower are ordinary; a patch bigger than your hand, a smell, or mold where you sleep should be dealt with soon. Babies, asthma or a cough that won't go are good reasons to sleep in another room and ask a doctor.",
      why: "Because warm, damp air meets a cold surface and stays there: behind wardrobes, at window corners, on outside walls. It can be airing, but just as well a leak or poor insulation, so don't accept the blame before someone has measured. A cheap humidity meter, ideally under sixty percent, tells you much.",
    },
  },
  {
    id: 'heating',
    words: [
      /\b(?:boiler|furnace|radiators?|central heating|heat(?:ing|er)? (?:is |has |was )?(?:broken|broke|off|out|doesnt|not|stopped|died|bills?)|no (?:heat|heating|hot water)|(?:freezing|so cold|cold) (?:in (?:my|our|the|this) )?(?:flat|apartment|house|home))\b/u,
    ],
    unless:
      /\b(?:car|landlords?|landlady|room ?mates?|flat ?mates?|house ?mates?|passed away|death)\b/u,
    tries: [
      'the boiler broke and its freezing',
      'boiler died this morning and its minus 5 outside',
      'heating is off since last night and the kids are in coats',
      'boiler broke on the coldest day of the year with guests coming',
      'no heating since sunday and the company says wednesday',
      'should i replace the furnace or repair it one more time, its 22 years old',
      'its freezing in my apartment, i wear a coat at my desk',
      'no heat since yesterday',
      'boiler is dead, its minus ten',
      'my grandma is 88 and lives with us and it is the coldest week in years, and of course the furnace gave up this morning',
      'how do i bleed a radiator, mine gurgles all night',
      'our radiators are lukewarm and the kids wear hats at dinner',
      'its so cold in our house that i see my breath in the kitchen',
      'who do i call on a sunday, no hot water and two kids',
      'is 17 degrees ok for a baby, the heating is off until monday',
      'the kids sleep in their ski clothes and i bake bread only so that the oven is on, we have had no heating for four days',
    ],
    says: {
      glad: "Cold rooms first: choose one room, close its door, put the heater at a safe distance and a hot water bottle in the bed, though never in a baby's. Ring the service and ask for a time and a name. No gas oven and no grill indoors, the fumes can kill. If it's warm again already, enjoy the radiator, and bleed it once.",
      told: "For heating trouble, make one warm room and live there: door closed, draft stopper, electric heater at a safe distance, hot water bottle in the bed, though never in a baby's. Don't heat with a gas oven, a grill or a camping stove; the fumes can kill. With a baby, an old or a sick person it's urgent, so say so on the phone. Ask for a time and a name, and whether they lend heaters meanwhile.",
      should:
        "Repair it if it's under about fifteen years and the bill is a small part of a new one; replace it if it's older and failing every winter. Get two quotes and ask about grants before you sign, since many places pay part of a new system. In deep cold, repair now and decide in spring.",
      normal:
        "You're not making a fuss; a cold home wears people out fast, and after two days everything feels harder. Being cross and tired in it is the cold. Get out to somewhere warm for some hours each day, and push for a firm time, above all if someone small, old or ill lives with you.",
      say: "On the phone: \"We've had no heat since Sunday. What's the earliest you can come, and can you lend us heaters until then?\" Ask for the name and a time, and if there's a child or anyone old or ill at home, say that first.",
    },
  },
  {
    id: 'mice-rats',
    words: [/\b(?:mouse|mice|rats?|rodents?|droppings|raccoons?|squirrels? in)\b/u],
    unless:
      /\b(?:computer|wireless|mouse ?pad|click\w*|mickey|pets?|my rats?|my mouse|cage|hamster|dream\w*|year of the rat|rat race|love rat|lab|he is a rat|cat (?:brought|brings|caught)|mouse jiggler|birth year|zodiac|chinese)\b/u,
    tries: [
      'i saw a mouse in the kitchen and now i sleep with the light on',
      'rats in the yard since they opened the restaurant next door',
      'theres something scratching in the wall at night, mice i think',
      'should i use traps or call someone for the mice',
      'theres a mouse in here',
      'rats in the basement, gross',
      'i am a calm woman, i delivered calves on my uncles farm, but since i saw the droppings in the cutlery drawer i eat outside',
      'how do i get rid of mice without killing them',
      'my 5yo named the mouse and now i cant put a trap',
      'do mice come back when you close the hole',
      'is one rat in the garden a reason to panic',
      'why do we have mice when everything is clean',
      'i thought it was the pipes and my husband thought it was the wind and then the cereal bag rustled by itself, we have mice',
    ],
    says: {
      told: 'A mouse or rat in the house means one gap and one food source, so find those two: steel wool into every hole a pencil fits through, and all food, pet food too, in jars or tins. Wear gloves for droppings and wipe them up damp. A few traps along the wall catch the single visitor. Several, or any rats at all, are a job for pest control, and for your landlord if you rent.',
      should:
        "Try traps and steel wool for a week if you've seen one mouse. Call pest control right away for rats, for several, or for scratching in walls. I'd skip loose poison, with children or pets above all; and ask the landlord or the city first, because it may be theirs to pay.",
      normal:
        "Being rattled is normal, even though a mouse weighs about as much as a few coins. It's a stranger in your safest room. And it says nothing about your cleanliness; they come in when it's cold or when someone digs nearby. One closed gap helps you sleep more than any amount of scrubbing.",
    },
  },
  {
    id: 'bed-bugs',
    words: [/\b(?:bed ?bugs?|fleas?|(?:scabies))\b/u],
    unless: /\b(?:flea market|dogs?|cats?|puppy|kitten)\b/u,
    tries: [
      'we brought bedbugs home from the hotel and im losing my mind',
      'bites in a row on my arm, is it bed bugs',
      'do i have to throw away my mattress because of bed bugs',
      'my building has bed bugs and im ashamed to tell anyone',
      'bed bugs, im losing it',
      'fleas in the carpet, help',
      'i came home from a cheap hostel in barcelona with great photos and a tan, and two weeks later i found bed bugs in my mattress',
      'how long until bedbugs are really gone, second treatment was monday',
      'do i tell my date that i have bed bugs',
      'my daughter brought scabies home from camp, now what',
      'the exterminator wants 1400 for the bedbugs, is that normal',
      'should i throw out the couch, saw one bed bug on it',
      'i wash everything at sixty and sleep in a white sheet with a torch next to me like a detective, all because of bed bugs',
    ],
    says: {
      told: "With bed bugs, don't move to the sofa and don't throw things out; both spread them. Look with a flashlight along mattress seams for dark dots, wash and dry everything hot, bag the rest, and get a professional, because home sprays rarely finish it. Tell the landlord in writing. Fleas need daily vacuuming and a vet for the pet. Scabies is different: see a doctor, because everyone at home is treated together. None of it comes from being dirty.",
      should:
        "Keep the mattress for now: a proper cover and heat treatment often save it, and dragging it through the hall gives them to the neighbors. Call a professional early, with two quotes; it saves weeks of sprays that don't finish it. Tell a date before they come over; they'd want to know. If you rent, ask first who pays, since it's frequently the owner.",
      normal:
        "Yes, it's normal to feel every thread move and to sleep badly for weeks, even after they're gone. And the shame is misplaced: they come with suitcases, clean or not. Tell the two people you visited. Being told early is a kindness they'll thank you for.",
      will: 'It does end, usually with two or three treatments some weeks apart. What it depends on is doing all rooms, the heat for fabrics, and neighbors being treated too. Put the dates in a calendar and keep the covers on. A few quiet weeks without new bites is the sign to trust.',
    },
  },
  {
    id: 'bugs-at-home',
    words: [
      /\b(?:cockroach(?:es)?|roach(?:es)?|ants|moths|fruit flies|wasps?(?: nest)?|hornets?|termites?|silverfish|spiders?|mosquito(?:e?s)?|gnats|stink ?bugs?|centipedes?|infestation)\b/u,
    ],
    unless:
      /\b(?:dream\w*|spirit|symbol|sign|mean(?:s|ing)?|tattoo|spider ?man|spider plant|tarantula|pants|omen|landed on|luna|roommates?|malaria|dengue|allerg\w*)\b/u,
    tries: [
      'found a cockroach in the bathroom and i cant relax anywhere now',
      'ants marching across my counter every morning',
      'theres a huge spider in my bedroom and i live alone',
      'moths ate my favorite cashmere sweater',
      'should i remove the wasp nest on the balcony myself',
      'cockroaches in my kitchen, crying',
      'ants everywhere, what helps',
      'i moved into this sweet little ground floor flat with a lemon tree, and every night when i turn on the light the roaches run',
      'how do i get rid of fruit flies, they laugh at my vinegar',
      'is it normal that im 34 and call my dad because of a spider',
      'mosquitoes ate me alive again, i slept two hours',
      'there is a wasp nest under the roof and my kid is 3',
      'termites in the floor, the house is our whole savings',
      'i wipe everything twice and take the bin out every night so i dont understand it, but there are ants in the sugar again',
    ],
    says: {
      told: "Most uninvited insects leave when you take away one thing: for ants and roaches it's crumbs and water, for moths a warm dark drawer, for mosquitoes standing water, for spiders their smaller guests. Wipe the trail with vinegar, seal food, use bait instead of spray, freeze knitwear for a week. A glass and a card deal with a single spider. Roaches in numbers, termites and wasp nests belong to a professional, and the landlord should know.",
      should:
        "Handle a few ants, moths or one spider yourself. Leave wasp nests, termites and any roaches that show up in daylight to someone who does it for a living; with an allergy in the house, don't go near a nest at all. If you rent, report it in writing before you pay for anything.",
      normal:
        "Completely normal to be spooked in your own home by something with that many legs. It isn't a sign that you're dirty; they travel through pipes, boxes and open windows. Do one practical thing before bed, close the drain, clear the counter, and the room will feel like yours sooner.",
    },
  },
  {
    id: 'toilet-drain',
    words: [
      /\b(?:toilet|drain|sink|shower|bathtub|sewage|septic|plumbing)\b/u,
      /\b(?:clog(?:s|ged)?|block(?:s|ed|age)?|backed up|hair out|full of hair|overflow\w*|wont (?:flush|drain)|doesnt (?:flush|drain)|broke|broken|smells?|stinks?)\b/u,
    ],
    unless:
      /\b(?:roommates?|flatmates?|housemates?|landlords?|landlady|pee|poop|constipat\w*|died|death|leak\w*|hotel|airbnb)\b/u,
    tries: [
      'toilet clogged one hour before my date comes over',
      'the shower wont drain and im standing in grey water',
      'kitchen sink is blocked, do i call a plumber or try that chemical stuff',
      'i blocked the toilet at his parents house and want to vanish',
      'toilet wont flush, guests coming',
      'blocked sink, smells awful',
      'it is a sunday, my whole family is here for the baptism, twenty people and one bathroom, and the toilet is overflowing',
      'my 4yo flushed a toy car and now the toilet is blocked',
      'how do i get hair out of the shower drain without throwing up',
      'should i use bleach, the kitchen drain stinks',
      'why does the bathtub fill up when the sink is blocked',
      'the plumber says its the main drain, backed up with roots, 3000 euros',
      'i have people coming for dinner at seven and a cake in the oven and a new dress on, and of course now the toilet is clogged',
    ],
    says: {
      told: "For a blocked toilet: if it's rising, close the valve behind it. Then hot but not boiling water, a good squirt of dish soap, ten minutes, and a plunger with slow pulls. For a sink or shower, take out the hair first, then use a cheap plastic drain snake. Skip the harsh chemicals. If several drains back up at once, it's the main pipe, so call a plumber or the landlord. And it has happened to everyone at someone else's place.",
      should:
        "Try soap, hot water and a plunger for half an hour. Call a plumber if more than one drain is slow, if it comes back within days, or if anything rises. I'd leave the strong chemicals: they burn skin and pipes, and bleach mixed with another cleaner makes a poisonous gas.",
      say: "If it happened at someone's place, say it fast and flat: \"I'm sorry, your toilet's blocked. Where do you keep the plunger?\" Ten seconds of red ears, then it's a funny story. Slipping away in silence is the only version people remember badly.",
    },
  },
  {
    id: 'appliance',
    words: [
      /\b(?:washing machine|washer|dishwasher|tumble dryer|dryer|fridge|refrigerator|freezer|oven|stove|microwave|vacuum(?: cleaner)?|coffee machine|air fryer|kettle|television)\b/u,
      /\b(?:broke|broken|breaks?|dead|died|stopped|repair\w*|fix\w*|leak\w*|noise|error|replac\w*|doesnt (?:work|start|heat|turn)|wont (?:work|start|turn|drain|spin)|not working|warranty|defrost\w*|gave up)\b/u,
    ],
    unless:
      /\b(?:landlords?|landlady|property manage\w+|(?:mom|mum|dad|mother|father|husband|wife|son|daughter|brother|sister|friend|grand\w+|dog|cat) died|roommates?|flatmates?|passed away|funeral|threw|throws|punch\w*|on tv)\b/u,
    tries: [
      'washing machine died with all my work shirts inside and its full of water',
      'the fridge broke overnight, 200 euros of food gone',
      'third appliance this month, now the dishwasher is broken',
      'should i repair the oven or buy a new one, its 9 years old',
      'washing machine broke again',
      'fridge stopped working overnight',
      'we are five people with two kids in football and one in mud, so you can imagine what it means that the washer is broken',
      'is it worth repairing a dishwasher that is 11 years old',
      'my oven died on christmas eve with the goose inside',
      'why does the dryer make that noise, like a helicopter',
      'how do i get my money back, the vacuum broke after the warranty',
      'the coffee machine doesnt work and so do i',
      'we just paid for the car and the school trip and i thought this month we could breathe, and this morning the fridge stopped working',
    ],
    says: {
      told: 'Before you buy a new one, try the five-minute list: unplug the machine for ten minutes, check the fuse, clean the filter, look up the error code with the model number. A dead fridge keeps cold about four hours if the door stays shut; put in a pot of ice. Find the receipt, because warranty and consumer rights often last longer than people think. A repair cafe will look at it nearly for free.',
      should:
        "A fair rule: repair if it's under about eight years and the repair costs less than a third of a new one. Replace when it's older, leaking, or the second repair in a year. Ask for a fixed price for coming out before you book anyone, and look at refurbished ones with a guarantee.",
      why: "A new noise is usually something loose or worn, a coin, a belt, a bearing, so switch it off and look before it does damage. And things seem to break in rows because they were bought in a row; whatever moved in with you eight years ago gets old together. There's no curse on your kitchen. A small pot of ten or twenty a month for the next one takes the drama out of it.",
    },
  },
  {
    id: 'internet',
    words: [
      /\b(?:wi-?fi|internet|broadband|router|modem|fiber|fibre)\b/u,
      /\b(?:slow|down|(?:is|went|was) out|broken|drop(?:s|ped|ping)?|cut(?:s|ting)?|provider|contract|technicians?|doesnt work|not working|no (?:wi-?fi|internet)|without (?:wi-?fi|internet)|stopped|lag\w*|connection|cancel\w*)\b/u,
    ],
    unless:
      /\b(?:met|dating|stranger|addict\w*|internet (?:friend|boyfriend|girlfriend)|out there|died|death|diet|bull(?:y|ied|ying)|post(?:ed|ing))\b/u,
    tries: [
      'internet is down for the sixth day and i work from home',
      'the wifi drops every time im on a call with my boss',
      'provider keeps sending technicians who dont show up, still no internet',
      'how do i cancel my internet contract, they transfer me in circles',
      'no internet for a week',
      'wifi so slow i scream',
      'i have an exam online on thursday and my sister streams in the next room and the provider plays me music, still no wifi',
      'how do i get out of my broadband contract, im moving',
      'my 70 year old dad has no internet and calls me ten times a day about the router',
      'why does the connection drop only in the evening, its fibre',
      'should i change provider, the internet cuts out in every meeting',
      'they charge me for fast internet and its slow like 1999',
    ],
    says: {
      told: "For the internet, get yourself online another way first: phone hotspot, library, a neighbor for an evening. Then unplug the router for a full minute, and test with a cable; if it's fine there, it's the wifi spot in your home, so put the router higher and in the open. If it isn't, report it in writing with dates. Several days without service often means money back or a way out of the contract.",
      say: 'To the provider, in writing: "My connection has been down since the 3rd. Please fix it by Friday and credit these days. Otherwise I\'d like to end the contract." Then ask for a ticket number, and don\'t let them close it before it really works.',
      how: 'Cancel by letter or email with your customer number and a date, ask for written confirmation, and don\'t discuss it on the phone longer than "I\'d just like the confirmation." If they stall, a consumer advice office knows the exact wording for your country and it usually costs nothing.',
      will: "I can't tell you the day, and neither can the hotline, I suspect. Ask for a ticket number and whether it's your line or the whole street; street faults get mended faster. Plan three days without it, and be pleased if it's one.",
    },
  },
  {
    id: 'energy-bill',
    words: [
      /\b(?:electric(?:ity|al)?|gas|energy|heating|power|water|utility|utilities)\b/u,
      /\b(?:bills?|meter|tariff|back ?payment|disconnect\w*|(?:cut|shut|turn) off (?:my|our|the) (?:gas|power|water|electricity|heat)|(?:my|our|the) (?:gas|power|water|electricity) (?:cut|shut|turned) off|provider)\b/u,
    ],
    unless:
      /\b(?:roommates?|flatmates?|housemates?|landlords?|landlady|power of attorney|internet|car|died|death|power ?cut|outage|leak)\b/u,
    tries: [
      'electricity bill of 900 and we are two people in a small flat',
      'they want to cut off my gas because of unpaid bills',
      'i sit in the dark to save on the electric bill',
      'should i switch energy provider, bill doubled since last year',
      'electricity bill is insane',
      'they shut off our power, unpaid bills',
      'we already sit in one room with blankets and cook once a day, and now the gas bill says we have to pay 1300 more',
      'how do i read my meter, the energy company says i used double',
      'is it normal to pay 240 a month for electricity in a studio, what a bill',
      'my mother doesnt heat because she is afraid of the heating bill',
      'should i go to fixed tariff or stay, gas prices make me dizzy',
      'i cant pay the water bill, can they cut it off with a baby here',
      'i have led lamps and short showers and a cold bedroom and i cook with the lid on, and still the electricity bill is 400',
      'power bill shock',
      'cant pay the gas bill',
      'gas bill is 400 this month how is that even possible',
      'our heating bill doubled and we hardly turned it on',
      'how can the electricity bill be this high for one person',
    ],
    says: {
      told: "Check the meter reading on that bill before you pay it; a surprising number are estimates or plain mistakes. Photograph the meter today and send it in. If the sum is right but too high, ask for installments in writing, and ask whether there's a hardship fund, since providers often have one. A free energy or debt adviser helps with both. If they want to cut you off, call today, and mention children or illness.",
      should:
        "Compare first: it takes fifteen minutes with last year's usage in your hand, and switching is usually free. Look at the full year's price and not at the bonus. Stay if you have a fixed price below today's offers. If you owe them money, arrange the installments before you switch.",
      why: "Usually it's one of four: an estimated reading, a price rise you weren't told loudly about, one hungry device, or hot water. Read the meter in the evening and again in the morning; what runs while you sleep is the culprit more often than not. Old freezers and electric heaters lead the list.",
      say: "\"I've received a bill for this amount and can't pay it at once. Here's a photo of my meter; please check the reading. If it's right, I can pay this much a month, starting on the first. Do you have a hardship program?\" Send it in writing, and keep paying the usual sum meanwhile.",
    },
  },
  {
    id: 'smoke-alarm',
    words: [
      /\b(?:(?:smoke|fire) (?:alarm|detector)s?|chirp(?:s|ing)|carbon monoxide|car alarm|house alarm)\b/u,
    ],
    unless: /\b(?:birds?|crickets?|died|death)\b/u,
    tries: [
      'smoke alarm has been chirping since 3am and i cant find which one',
      'fire alarm in our building goes off every week and nobody reacts anymore',
      'should i take the smoke detector down, it beeps when i make toast',
      'carbon monoxide thing beeped once and stopped, do i worry',
      'smoke detector wont stop beeping',
      'fire alarm at 4 am again',
      'im on the third floor in my pajamas with a broom and a pillow, and the smoke alarm chirps every forty seconds, but not when i look',
      'how often do you change the battery in a smoke detector',
      'my mum burns toast and the fire alarm wakes the whole house',
      'do i need a carbon monoxide alarm if i have a gas stove',
      'the fire detector went off while i was frying and my kids ran out barefoot',
      'is it dangerous that i took out the smoke alarm because of cooking',
      'its the middle of the night and i have a ladder in the hallway and three batteries that dont fit, because the smoke alarm wont stop',
    ],
    says: {
      told: "A single chirp every minute is a battery asking for help: change it, even if it seems new, and wipe the dust out. Stand still in each doorway to find which alarm it is. A loud continuous tone is different: unless you can see it's only the toast, get everyone out. For carbon monoxide, don't investigate: everyone outside, then the emergency number, above all with headaches or dizziness. And if you took one down, put it back tonight.",
      should:
        "Move it rather than remove it: a smoke alarm two or three meters away from the toaster stops the false ones and still wakes you. If you rent, ask the owner to do that. With gas, wood or oil in the home, yes, have a carbon monoxide alarm too. I'd take even one beep seriously: everyone out into fresh air, call the gas or fire service, and have the heater checked before anyone sleeps there.",
      normal:
        "Being driven mad by one chirp a minute at three in the morning is fully human. Alarms tend to do it at night because batteries weaken in the cold. And it's not overreacting to leave the building for a real tone, every time, even when the neighbors don't.",
    },
  },
  // Lost, broken, stolen
  {
    id: 'locked-out',
    words: [
      /\b(?:lock(?:ed|ing)? (?:\w+ )?out|(?:lost|lose|losing|misplaced|forgot|cant find|cannot find|dropped) (?:\w+ ){0,3}?keys?|keys? (?:\w+ ){0,2}?(?:gone|missing|lost|broke|inside)|locksmith)\b/u,
    ],
    unless:
      /\b(?:account|password|instagram|email|phone|crypto|wallet|died|death|he locked me|she locked me|husband locked|low key|hits?)\b/u,
    tries: [
      'locked myself out in slippers with soup on the stove',
      'lost my keys again, third time this year, whats wrong with me',
      'cant find my car keys and i have to leave in twenty minutes',
      'the locksmith charged me 480 for two minutes',
      'should i change the locks, my keys are gone with my address on them',
      'locked out, its raining',
      'locked myself out in a towel lol',
      'locked out in my underwear, neighbors are staring',
      'i lost my house keys',
      'i only went down to the bins in my bathrobe for one second, the baby is asleep inside, and im locked out',
      'how much does a locksmith cost on a sunday night',
      'my 3yo lost the car keys somewhere in the sandpit',
      'should i tell the owner i lost the key, its the one for the whole building',
      'why do i keep losing my keys, im 28 not 80',
      'the key broke in the lock and my train goes in an hour',
      'the door fell shut behind me while i was taking a photo of the sunset in my socks, so now im locked out with four percent battery',
      'locked myself out in pyjamas at 7am lol',
      'i am locked out of my flat in socks, my wife is back at six',
    ],
    says: {
      told: "If you're locked out, call whoever has a spare key or the landlord before a locksmith, and agree the full price before anyone drives over; with a small child or something cooking inside, call the emergency number at once. If the keys are only missing, go back to the last moment you surely had them and search on from there with your hands: coat, bag lining, fridge, the lock itself. Afterwards: one hook by the door, and a spare with someone nearby.",
      should:
        'Change the lock if your address was with the keys, or if they went missing in a theft; otherwise give it a day or two first. If you rent, tell the owner before you do anything, because the lock may be part of a building system. Check whether your insurance covers lost keys.',
      normal:
        "Perfectly normal, especially in tired or crowded weeks: keys get put down while the mind is already elsewhere. It isn't a sign that something's wrong with you. If you're forgetting many other things too and it worries you, mention it to a doctor. Otherwise a hook and a tracker tag solve most of it.",
      will: "I can't see where they are, and I won't pretend to. Most keys turn up within two days, in a place already searched once. Search slowly, one room at a time, with a light, and ask at the last shop and the transit lost and found.",
    },
  },
  {
    id: 'lost-ring-home',
    words: [
      /\b(?:lost|lose|losing|missing|cant find|cannot find|slipped off|dropped|gone|misplaced|disappeared)\b/u,
      /\b(?:(?:wedding |engagement |grandmothers |grandmas )?ring|earrings?|necklace|bracelet|jewel(?:le)?ry|pendant|locket|wedding band)\b/u,
    ],
    unless:
      /\b(?:ring (?:me|the bell)|stolen|stole|burgl\w*|interest|propos\w*|broke up|divorc\w*|returned|job|weight)\b/u,
    tries: [
      'i lost my wedding ring in the sea and havent told him',
      'moms necklace is gone, the only thing i had from her',
      'cant find my engagement ring since gardening on sunday',
      'is it a bad sign that my ring slipped off my finger',
      'lost one earring, i turned the whole flat over',
      'lost my engagement ring',
      'grandmas earrings are gone',
      'we swam in the lake until it got dark and laughed so much, and when i came home my wedding ring was missing',
      'how do i tell my mother i lost the necklace she gave me for confirmation',
      'does it mean something that my bracelet disappeared the day he left',
      'my husband lost his wedding band for the second time in a year',
      'where do i look, dropped my ring in the garden bed',
      'my toddler played with my ring and i cant find it since breakfast',
      'i take it off for the dough and put it back on, always, for nineteen years, and since saturday i cant find my wedding ring',
    ],
    says: {
      told: 'Search for the ring or jewelry like a detective, low and slow: flashlight held flat to the floor so it glints, the drain trap, gloves, bed seams, the vacuum bag. For sand, soil or grass, hobby metal detectorists often help for free. Tell the people it concerns early: "I lost it and I feel awful, help me look." And losing the object doesn\'t undo what it stood for. That\'s still yours.',
      normal:
        "It isn't a bad sign. Fingers get thinner in cold and water, clasps wear out, and small things fall; that's physics and not fate. Feeling heartbroken over it is normal too, because it carried a person or a promise. Let yourself be sad about it, and keep looking for a week.",
      say: "Say it soon and simply: \"I have to tell you something and I feel terrible. I lost the ring on Sunday. I've searched everywhere and I'm still looking. It means so much to me.\" Hidden for weeks it becomes a secret; told today it's a loss you share.",
      will: "I can't see where it is, and I'd be inventing it. Things lost at home are often found within weeks, in a pocket or a seam. Leave your number at the places you passed, check local lost and found groups, and ask your insurer whether it's covered before you give up.",
    },
  },
  {
    id: 'lost-phone',
    words: [
      /\b(?:find my (?:phone|iphone)|(?:lost|lose|losing|cant find|forgot|left) (?:my |his |her |the )(?:\w+ )?(?:phone|iphone|mobile|cell(?:phone)?|tablet|laptop|airpods?|headphones)|(?:phone|iphone|laptop|airpods?) (?:is |was |got )?(?:gone|lost|missing|in the (?:taxi|uber|train|bus)))\b/u,
    ],
    unless:
      /\b(?:stolen|stole|robbed|wallet|lost my phone number|his phone (?:and|i)|died|death)\b/u,
    tries: [
      'left my phone in a taxi with all my photos on it',
      'my phone is gone since the concert and it just rings and rings',
      'i lost my phone last night and feel like i lost an arm',
      'cant find my phone and all the pictures of my daughter are on it, will i get it back',
      'lost my phone, panicking',
      'phone gone, all photos too',
      'it was the best night in years, we sang until the bus came, and this morning i notice that i left my phone in the uber',
      'how do i find my iphone when the battery is empty',
      'should i pay the taxi driver a reward, my phone is in the taxi',
      'my 12 year old lost his phone in the first week',
      'someone answers when i call but hangs up, my phone is gone since noon',
      'lost my airpods on the plane, is it worth writing to them',
    ],
    says: {
      told: "Use another device for the phone right now: log into your account, show its location, make it ring, and set it to lost with a number to call. If it's truly gone, have the SIM blocked and change the email password first, then the bank. Check the cloud for your photos before you grieve; they're there more often than people think.",
      will: "I can't see it. Phones left in cabs, trains and shops do come back quite often, so call the driver, the lost and found and your own number several times today. Marking it as lost keeps your things safe either way. Ask the provider and your insurance what they cover.",
      how: 'In this order: look up its last known place, which often shows even with an empty battery, make it ring from another device, set it to lost mode, block the SIM, change your email and bank passwords, log out other sessions. Then report it to the transit company or the place, and to the police if it may be stolen, because insurers want a number.',
      normal:
        "It's normal to feel as if a limb were missing; your maps, money, people and photos live in there. The panic eases once the accounts are safe, so do that first. And an evening without it is odd and sometimes, by ten o'clock, a little bit peaceful.",
    },
  },
  {
    id: 'lost-wallet',
    words: [
      /\b(?:wallet|purse|handbag|backpack|rucksack|id card|credit cards?|bank card)\b/u,
      /\b(?:lost|lose|losing|left|forgot|gone|missing|cant find|stolen|stole|snatched|pickpocket\w*|robbed|mugged|misplaced)\b/u,
    ],
    unless:
      /\b(?:crypto|bitcoin|credit card debt|in debt|found (?:a |another |her |his )?(?:\w+ )?(?:earring|receipt|condom|lipstick|message)|knife|gun|died|death)\b/u,
    tries: [
      'lost my wallet on the bus with all cards and my id',
      'someone stole my purse in the club last night',
      'left my handbag in the cafe and its gone, passport card everything',
      'my backpack is gone from the train, laptop and house keys inside',
      'lost my wallet, all cards',
      'pickpocketed in rome, purse gone',
      'i paid for the coffees and held the baby and the stroller and the ice cream, and somewhere between there and home i lost my wallet',
      'how long does a new id card take, mine got lost',
      'should i block my bank card or wait a day, i think i left it at the bakery',
      'my husband forgot his backpack on the bus with both passports in it',
      'left my purse in the metro, do people ever give it back',
      'my daughters handbag was stolen at the beach, what first',
    ],
    says: {
      told: 'Block the cards before you keep searching for the wallet or bag; it takes five minutes in the app or by phone, and some can be unfrozen if it turns up. Then report the ID, ask at the last three places and the transit lost and found, and check the mail for two weeks, because honest finders often just drop it in a box. If keys and address were together, think about the lock.',
      should:
        "Block everything now, even if you think it's just at home; a new card is a smaller nuisance than a stranger's shopping. Report it to the police if it may be theft, since insurance wants that. Change the lock only if keys and address went together.",
      will: "I can't say whether it comes back. Many do, without the cash: finders tend to return papers and photos. Leave your number at the last places, ask lost and found in three days and again after ten. Meanwhile replace the ID, as that's what takes longest.",
      normal:
        "Feeling foolish and shaky about it is normal, and undeserved: it takes a thief two seconds and a tired person one. Do the card calls, then eat something. The paperwork is annoying but it's a list, and lists end.",
    },
  },
  {
    id: 'lost-things',
    words: [
      /\b(?:(?:i|we) (?:always |keep |constantly )?(?:los(?:e|t|ing)|misplac\w+) (?:everything|things|stuff|something|my (?:glasses|scarf|umbrella|notebook|diary|jacket|coat|hat|watch|camera|teddy))|losing things|lost and found|cant find my (?:glasses|scarf|notebook|diary|jacket|coat|watch|camera|papers|documents))\b/u,
    ],
    unless:
      /\b(?:losing (?:my mind|interest)|lost everything (?:in|when|after)|fire|war|died|death|dementia|gambl\w*|divorce|keys?|wallet|phone|purse)\b/u,
    tries: [
      'i keep losing things lately, glasses, umbrella, my good scarf',
      'i lost my notebook with two years of ideas in it',
      'why do i lose everything when im stressed',
      'i cant find my watch anywhere and im frantic, it was a gift',
      'i keep losing things',
      'cant find my glasses anywhere',
      'my mother would laugh, she always said my head is only there for the hat, but lately i lose everything, i mean truly everything',
      'where could it be, i lost my camera with the whole trip on it',
      'is losing things a sign of stress, im 36',
      'we lost something at home and the kids and i searched for two days',
      'how do i stop misplacing, we always lose things before we leave',
      'i lost my jacket on the train, grandpa gave it to me',
      'my desk looks like a battlefield and my bag is a black hole, this week alone i lost my notebook and a shoe, i keep losing things',
    ],
    says: {
      told: "Lost things are mostly within a few steps of where you last used them, under or behind something, so search there twice before you search everywhere once. Say aloud what you're looking for; it sounds silly and it sharpens the eye. If it's been happening a lot, give five things one fixed home each and put your number inside the ones you love. If forgetting spreads to words, routes or appointments, mention it to a doctor.",
      why: "Mostly because your mind was already somewhere else when your hand put it down; nothing got stored, so there's nothing to remember. Stress, bad sleep and too many small jobs make that worse. It's no omen. Fixed places help more than trying harder to pay attention.",
      normal:
        "Yes, that's normal in full or tired weeks, and it's annoying rather than alarming. Keep an eye on the pattern: objects are ordinary, but getting lost on known routes or missing words often is worth a talk with a doctor. For objects, a bowl by the door does wonders.",
      will: "I can't see where it is. What I can say is that things lost at home tend to come back when the season's coat or bag is taken out again. Ask where you were last, leave your number, and look once more in daylight with someone else's eyes.",
    },
  },
  {
    id: 'broke-something',
    words: [
      /\b(?:broke|broken|smashed|shattered|dropped|cracked|chipped|knocked over|ruined|spill(?:ed|t)|scratched|stain(?:ed)?)\b/u,
      /\b(?:vase|mug|cup|plates?|bowl|teapot|glass(?:es)?|figurine|lamp|carpet|rug|(?:white )?(?:couch|sofa)|heirloom|china|window|table|floor|red wine|chandelier|painting|guitar|violin|statue|snow globe)\b/u,
    ],
    unless:
      /\b(?:threw|throws|punch\w*|hits?|rage|drunk|cleaners?|cleaning lady|glass ceiling|world cup|movers|broke up|break ?up|broken heart|heart|(?:im|i am|so|were|we are) broke|cat|bones?|wrist|ankle|died|death|stolen|burgl\w*)\b/u,
    tries: [
      'i broke my mother in laws favorite vase and hid the pieces',
      'my son smashed the bowl my grandma painted',
      'spilled red wine on my friends white couch',
      'she chipped my favorite mug and just put it back in the cupboard',
      'i broke her favorite vase',
      'spilled wine on the rug',
      'we were invited for the first time, everything so fine and white and quiet, and then my son knocked over a lamp from 1920',
      'how do i tell my boss i broke his mug, he loves that thing',
      'my cousin scratched our new table and acts like nothing happened',
      'is it true that broken plates bring luck, i dropped six',
      'should i pay for the window my kid smashed with a football',
      'my 6yo drew on grandmas painting, ruined, i dont dare to call her',
      'she only lets us drink from it at christmas because it came over the sea with her grandmother, and today i dropped the teapot, broken',
    ],
    says: {
      told: 'A broken or stained thing is forgiven fast when it\'s said at once, whoever did it; hiding is what hurts. "I broke it, I\'m really sorry, how can I make it right?" Keep every piece; glue, a restorer or a visible golden seam can give it a second life, and cold water with salt buys time on a stain. And if it was yours, you may be sad about a mug.',
      say: '"I have to tell you something: I broke it. I\'m very sorry, I know what it meant. I\'ve kept the pieces. May I have it repaired, or find you another?" Stop after that and let them react. No story about how the shelf was wobbly.',
      normal:
        "It's normal to be upset, either as the one who broke it or as the one it belonged to. Some objects carry a person, and then it's never about porcelain. Let the sadness have its evening, and keep the pieces until you know what to do with them.",
      should:
        'Yes, tell them, today, and offer to pay or repair even if they\'ll wave it away. Hiding it only makes you jumpy each time you visit. If you were the one robbed of your mug, say one light sentence, "that was my favorite, I\'m a bit sad", and then let it go.',
    },
  },
  {
    id: 'broken-screen',
    words: [
      /\b(?:phone|iphone|laptop|macbook|screen|computer|pc|hard ?drive|tablet|ipad|keyboard|switch|playstation)\b/u,
      /\b(?:cracked|broke|broken|shattered|smashed|dead|crash(?:ed|es)|spill(?:ed|t)|coffee (?:over|on|in)|wont (?:turn|start|boot|charge)|backup|data loss|deleted (?:all|my|our) (?:photos|pictures|files)|lost (?:all|everything))\b/u,
    ],
    unless:
      /\b(?:threw|throws|rage|husband|boyfriend|hits?|screen time|broke up|switch(?:ed|ing)? (?:jobs?|careers?)|died|death|stolen|texts?|messages?|lost my phone)\b/u,
    tries: [
      'my phone screen is cracked again and the last payment isnt even done',
      'spilled coffee over my laptop and its not turning on',
      'hard drive crashed, six years of photos gone',
      'should i repair my laptop or get a new one, screen is broken',
      'dropped my phone, screen shattered',
      'laptop wont turn on',
      'i have to hand in my thesis on monday at noon, i was almost done, and now my laptop is dead and there is no backup',
      'how much is a new screen for an iphone, mine cracked on day two',
      'my toddler spilled juice on the keyboard and half the letters are gone, it broke',
      'is there any way to get photos from a crashed hard drive',
      'should i buy a new computer or repair, it crashes every hour',
      'my son broke the ipad of his school, who pays',
      'it slid off the roof of the car because i forgot it there while strapping in the baby, and now my phone is completely shattered',
    ],
    says: {
      told: 'A cracked screen can wait behind clear tape, but a device that got wet or crashed should be switched off now and stay off; trying again is what finishes it. Liquid: unplug, upside down, two days of dry air, then a repair shop. Lost data: stop using the drive and ask a recovery service for a free look, and check the cloud and old phones. Look at insurance and the card you paid with before paying.',
      should:
        "Repair if it costs less than a third of a new one and the thing is under about four years old; a screen or a battery nearly always is worth it. Replace if it's the board, or if it's slow anyway. Ask two shops, and consider refurbished with a guarantee.",
      will: "Often more can be saved than it seems, and I can't promise it for yours. It depends on whether it was switched off quickly and not written to again. Ask for a fixed quote before anyone opens it. Then set up one automatic backup, so that this never costs you years again.",
    },
  },
  {
    id: 'burglary',
    words: [
      /\b(?:burgl\w+|broke into (?:my|our|the) (?:house|home|flat|apartment|place|shed|garage|basement)|break[- ]?in|broken into|robbed (?:my|our) (?:house|home|flat|apartment)|(?:house|home|flat|apartment|place) (?:was|got|has been|were) (?:robbed|burgled|broken into)|intruder)\b/u,
    ],
    unless:
      /\b(?:car|van|phone|account|died|death|raped?|assault\w*|gun|ex boyfriend|my ex|dream\w*|right now)\b/u,
    tries: [
      'we were burgled while at my sons school play, they took my grandmas jewelry',
      'someone broke into our house and i cant sleep there anymore',
      'break in last week, police says they wont find them',
      'should we move after the burglary, my daughter is scared in her room',
      'our house got broken into',
      'burglars took everything',
      'we were only at the lake for two days, my sister watered the flowers, and when we came home the door was open, a break in',
      'how do i sleep again after a burglary, i hear steps',
      'my mother was burgled at 79 and wont go home',
      'should i get a camera after someone broke into our basement',
      'is it normal to feel dirty after strangers went through my drawers, break in on tuesday',
      'what does the insurance need after a burglary in a rented flat',
      'they didnt even take much, just a laptop and the piggy bank of my son, but since the burglary i check every window five times',
    ],
    says: {
      told: "After a break-in, stay outside if someone may still be there, call the police, and touch little until they've looked. Then list what's missing with photos or receipts and call the insurer within a day or two. Have the lock changed the same day. After that, make the place yours again: a sensor light outside, someone staying over the first nights. Being jumpy for weeks is usual. If it doesn't ease, victim support lines are free.",
      should:
        "I wouldn't decide about moving in the first two months. Fear in a place fades for most people once the locks are better and some ordinary evenings have gone by; a camera or a light is worth it if it lets you sleep. Move if after that a room still feels spoiled. Until then let a child sleep where they feel safe, without making it a big thing.",
      normal:
        "Entirely normal: the hard part is rarely the things, it's that a stranger stood in your bedroom. Checking doors, poor sleep and anger can last weeks. Once the police are done, wash everything they touched and move the furniture around. If you're still on guard after a month or two, talk to victim support or a doctor.",
      will: "I can't see where your things are or who took them. Some pieces do turn up, at pawn shops and online, so give the police photos and look there yourself. The safe feeling comes back too, slowly, and faster with a good lock and company.",
    },
  },
  {
    id: 'bike-stolen',
    words: [
      /\b(?:bikes?|bicycles?|e-?bikes?|e-?scooters?|cargo bike)\b/u,
      /\b(?:stole|stolen|steals?|stealing|theft|thief|thieves|gone|taken|nicked|missing)\b/u,
    ],
    unless:
      /\b(?:police found it|found it|got it back|came back|died|death|motor ?bike|accident)\b/u,
    tries: [
      'my bike was stolen in front of the gym, two locks',
      'someone nicked my sons bicycle on his birthday',
      'third bike stolen in this city, should i even buy another',
      'saw my stolen e-bike for sale online, what do i do',
      'my bike got stolen',
      'ebike gone from the cellar',
      'i saved a whole year for it and rode it to work singing in all weather, and today after the dentist my bike was gone',
      'who steals a childs bicycle from a school',
      'how do i find a stolen bike, it has stickers of frogs on it',
      'does the insurance pay if my e-bike was stolen without a lock',
      'my boyfriends cargo bike is missing and we are car free with two kids',
      'should i buy a cheap one now so thieves dont want it, third bike stolen',
      'i only ran into the bakery for one minute and the lady was chatting and i could see the window the whole time, and my bike was stolen',
    ],
    says: {
      told: "Report the stolen bike today, even if it seems pointless: without that number no insurer pays, and found bikes have nobody to go to. You'll want the frame number, a photo and the receipt. Check household insurance, it's often included. Watch the online ads near you for two weeks. If you see yours, don't go alone; send the ad to the police and let them arrange it. And yes, it's maddening.",
      should:
        "Buy another, but used and plain, with one very good lock instead of two middling ones, and have it registered. Wait a week or two first; a few really do turn up. If you find yours online, let the police do the meeting and don't buy it back by yourself.",
      will: "I can't see where it is. Some come back, mostly those with a registered frame number and a photo going around local groups. Do those two things today, check the lost property office in a week, and then let yourself look for the next one.",
    },
  },
  {
    id: 'stolen-things',
    words: [
      /\b(?:stole|stolen|steals?|stealing|thief|thieves|theft|robbed|mugged|pickpocket\w*|shoplift\w*|nicked)\b/u,
      /\b(?:my|our|the|from (?:me|us|work)|phone|laptop|packages?|parcels?|catalytic|plants?|clothes|things|stuff|car|tools)\b/u,
    ],
    unless:
      /\b(?:bikes?|bicycles?|e-?bikes?|wallet|purse|handbag|backpack|boyfriend|girlfriend|husband|wife|my man|heart|idea|credit|show|thunder|spotlight|identity|money|roommates?|flatmates?|housemates?|burgl\w*|gun|knife|knifepoint|assault\w*|died|death|son|daughter|best friend|crypto|kiss|recipe|joy|peace|years|sweater|ex|scam\w*|sister|brother|mother|mom|mum|dad|father|cousin|family|inheritance|lunch|name|friend)\b/u,
    tries: [
      'someone stole my phone out of my hand at the bus stop',
      'packages get stolen from our hallway every week',
      'my car was stolen from the driveway, i just paid it off',
      'things get stolen at work and everyone suspects the new guy',
      'someone stole my phone',
      'got mugged, took my laptop',
      'i only put my bag down for a minute at the station to tie my shoe, and a boy on a scooter had stolen my camera and stuff',
      'how do i feel safe again after being robbed on my own street',
      'my tools were stolen from the van, its my living',
      'should i call the police if a kid nicked my garden gnome, the one from paris',
      'they stole the catalytic converter of my car in one night',
      'why would anyone steal the plants from my front step, im so angry',
      'on the second day of our holiday somebody smashed the window at a rest stop and all our things were stolen from the car',
    ],
    says: {
      told: 'When something has been stolen, do the things with a clock on them first: block the phone or cards, report it to the police for the number, tell the insurer within a day or two. Photos, serial numbers and receipts help more than anything. For parcels, ask for a pickup point and a camera at the door. For theft at work, tell one person in charge what and when, and name nobody without proof. If you were hurt or threatened, a doctor and a victim support line come first.',
      should:
        "Report it, yes, even if you expect nothing: insurance needs the number, and patterns only show when people report. Don't chase anyone or confront on suspicion; no object is worth a fight. Replace the essential thing first, and let the rest wait for the insurer.",
      normal:
        "It's normal to feel angry, stupid and watched all at once. You did nothing wrong; someone took what wasn't theirs. The jumpiness usually fades in a few weeks. If it doesn't, or it was violent, victim support lines are free and good at exactly this.",
      will: "I can't see who did it or where it is. Some things come back, mostly the ones with a serial number and a police report. Check online marketplaces for two weeks, and hand anything you find to the police instead of meeting the seller.",
    },
  },
  // Order at home
  {
    id: 'declutter',
    words: [
      /\b(?:de-?clutter\w*|clutter(?:ed)?|minimalis[mt]\w*|marie kondo|too much stuff|too many (?:things|clothes|books)|throw(?:ing)? (?:things|stuff|everything|gifts|clothes) (?:away|out)|throw(?:ing)? (?:away|out) (?:things|stuff|clothes|gifts|old|books|his things|her things|my (?:old )?(?:clothes|books|things))|get(?:ting)? rid of (?:things|stuff|clothes|books|my (?:old |baby )?(?:clothes|books|things|stuff)|old|all (?:the|this|these|my))|garage sale|yard sale|hoard(?:s|er|ers|ing)?|storage unit)\b/u,
    ],
    unless:
      /\b(?:died|death|passed away|funeral|late (?:husband|wife|mother|father)|weight|belly|fat|boyfriend|feelings|him|acne|throw(?:ing)? up|landlords?|bed ?bugs?|ficus|plants?|orchids?)\b/u,
    tries: [
      'i want to declutter but i cry over every birthday card',
      'my mother is a hoarder and we cant reach her windows anymore',
      'husband keeps every cable since 1998, the clutter makes me crazy',
      'how do i start getting rid of stuff, i own too much of everything',
      'is it ok to throw away gifts from people',
      'too much stuff, where to start',
      'drowning in clutter',
      'we have lived here for thirty one years and nobody ever threw out a thing, and before the grandchildren come i have to declutter',
      'how do i get rid of my old books without feeling like a criminal',
      'my wife throws away my stuff behind my back, she calls it minimalism, i call it theft of my clutter',
      'is a garage sale worth the trouble, i have 20 boxes',
      'i filled nine bags today and feel ten kilos lighter, decluttering is magic',
      'should i pay for a storage unit for things i never use',
    ],
    says: {
      told: "With clutter, begin where there's no feeling: the bathroom shelf, the cable drawer, one bag, fifteen minutes. Memories come last, and for those a photo and one box are enough. If it's another person's stuff, don't throw out a single thing secretly; agree on one surface that stays clear. When rooms can't be used or exits are blocked, it's beyond tidying, and a doctor or a hoarding support service is the kinder helper.",
      how: "One drawer a day, timer on fifteen minutes, three piles: stays, goes, don't know. The third pile goes in a box with a date; what you haven't opened in six months leaves unopened. Take the bag out of the house the same day. Stop when the timer rings, even if you could go on.",
      should:
        "Let it go if you wouldn't buy it again and you wouldn't miss it by next winter. Gifts included: the giving was the gift, and it's done. Keep what you use and the few things that make you smile. For other people's things, ask first, every time.",
      normal:
        "Yes, it's okay, gifts included, and finding it hard is normal. Things are holders for years and people, so throwing out a card feels like throwing out the hand that wrote it. And being driven up the wall by someone else's piles is normal too. Start with what has no face on it.",
    },
  },
  {
    id: 'cleaning-house',
    words: [
      /\b(?:(?:clean(?:ing|ed)?|tidy(?:ing)?|vacuum(?:ing)?|mop(?:ping)?) (?:\w+ ){0,3}?(?:house|home|flat|apartment|room|bedroom|kitchen|bathroom|place)|(?:house|home|flat|apartment|room|kitchen|place) (?:is |looks |always |so )*(?:such )?(?:a )?(?:mess|messy|dirty|filthy|chaos|disaster|pigsty)|messy (?:house|home|flat|apartment|room)|house ?work|household chores|spring cleaning|pile of laundry|laundry (?:pile|mountain)|deep clean)\b/u,
    ],
    unless:
      /\b(?:room ?mates?|flat ?mates?|house ?mates?|energy|sage|spirits?|died|death|hoard\w*|ocd|cleaning (?:lady|job|company)|husband|wife|boyfriend|girlfriend|partner|teen\w*|son|daughter)\b/u,
    tries: [
      'my apartment is such a mess i dont let anyone in anymore',
      'i clean the house all sunday and on tuesday it looks the same',
      'how do i get myself to tidy my room when im exhausted',
      'the laundry mountain is taller than my kid',
      'is it normal to need spring cleaning like a ritual every year',
      'my house is a pigsty',
      'cant keep my flat clean, messy apartment',
      'i work full time and have twins and a dog that loses a second dog every week, and when i come home the kitchen is a disaster',
      'how do other people keep a clean house, do they not sleep',
      'is it normal to clean the bathroom only when guests come',
      'im 24 and my room is so messy that i lost a pizza in it',
      'my mother in law comes in an hour and my place looks like chaos, house is a mess',
      'why does cleaning the kitchen calm me down so much',
      'messy room, too tired',
    ],
    says: {
      told: 'When the home is a mess, go by trash, dishes, laundry, in that order, and stop there; those three make up most of what you see. Fifteen minutes with a timer and one loud album. Lower the standard to "I could let a friend into the hallway." If you\'ve been too flat for weeks to do even that, the tiredness is the thing to look after, with a doctor if it stays.',
      how: 'Make it absurdly small: one bag of trash, nothing else. Then the cups. Invite someone for Thursday, or call a friend and both clean while you talk. Never start with sorting. Two fifteen-minute rounds in a week keep a place going better than one heroic Sunday a month.',
      normal:
        "Very normal; homes get dirty by being lived in, and most people tidy for ten minutes before you arrive. A messy room isn't a messy character. Only one thing would make me look closer: if it came along with no energy and no joy for weeks. Then start with yourself.",
      should:
        "Do the three that smell or pile up, trash, dishes, laundry, and leave the rest with a good conscience. If money allows, a cleaner once a month is worth more than guilt. And don't wait with inviting people until it's perfect; friends come for you.",
    },
  },
  {
    id: 'cleaning-lady',
    words: [/\b(?:cleaning lady|cleaning woman|cleaners?|house ?keeper|maid)\b/u],
    unless:
      /\b(?:vacuum cleaner|pipe cleaner|i (?:am|work as) a (?:cleaner|maid|housekeeper)|im a (?:cleaner|maid|housekeeper)|maid of honou?r|dry cleaners?|affair|toilet cleaner|oven cleaner|died|death|room ?mates?)\b/u,
    tries: [
      'our cleaner broke a lamp and didnt say anything',
      'should i get a cleaning lady or is that lazy',
      'how do i let my cleaner go after seven years',
      'i clean before the cleaning lady comes, thats crazy right',
      'should i hire a cleaner',
      'cleaning lady broke my vase',
      'i grew up with a mother who scrubbed floors for others, so i feel strange now that i pay a cleaner to do mine',
      'how much do you tip a cleaner at christmas',
      'my cleaning lady talks for an hour and cleans for one',
      'do i tell our housekeeper that she uses too much bleach',
      'is it ok to pay my cleaner when we are on vacation',
      'i think the cleaning woman takes small things, but im not sure',
      'i dont want to sound like a snob because she works hard and has three kids, but my cleaner comes later and later and skips the windows',
    ],
    says: {
      told: 'With a cleaner, be as clear as with any good colleague: a short written list of what matters, what to leave alone, the hours and the pay. Something went wrong? Say it the same week, kindly: "The lamp broke, didn\'t it? That happens. Please just tell me." If things go missing, lock the valuables away and accuse nobody without proof. Having help at home isn\'t lazy. If it has to end, give notice, a reason and a fair last payment.',
      should:
        "Yes, have one if you can pay a fair wage and it gives you back hours you'd otherwise resent; start with every two weeks. I'd not do it secretly or off the books; insurance and fairness both matter once something breaks or someone slips. And if something bothers you, yes, say it, kindly and the same week.",
      say: "For a small thing: \"I'm glad you're here. Could you use less bleach, and do the windows first from now on?\" To end it: \"I've valued what you do here, and I need to tell you in person: from the end of next month I can't continue. I'll pay until then, and I'm glad to give you a reference.\" Kind, clear, with a date. Don't let it fade out by canceled weeks.",
      normal:
        "Quite normal, whether you tidy before they come, pay them while you're away, or feel awkward about being helped at all. Plenty of people do all three. A clear list and decent pay make it plain work between two adults, which is all it needs to be.",
    },
  },
  {
    id: 'renovation',
    words: [
      /\b(?:renovat\w+|remodel\w*|refurbish\w*|new (?:kitchen|bathroom)|kitchen (?:fitters?|installation)|knock(?:ing)? down (?:a|the) wall|extension to (?:the|our) house|loft conversion|re-?tiling|tilers?)\b/u,
    ],
    unless: /\b(?:landlords?|landlady|neighbou?rs?|rent|died|death|new owner)\b/u,
    tries: [
      'we are renovating and living on takeout in one room with a baby',
      'the new kitchen is 11000 over budget',
      'should we renovate the bathroom or save the money',
      'my husband and i fight every day since the remodel started',
      'renovation is killing our marriage',
      'kitchen remodel over budget again',
      'we thought it would take six weeks, we planned like adults with lists and colors, and now its month eight of the renovation and we shower at my sisters',
      'is it worth renovating an old mill in tuscany',
      'how do we live through a bathroom remodel with one toilet',
      'they found asbestos in the middle of our renovation',
      'should we knock down the wall to the kitchen or keep the small rooms',
      'my dad wants to help with the renovating and does everything wrong',
      'we eat from paper plates and wash the cups in the bathtub and my mother in law asks when she can visit, this renovation never ends',
    ],
    says: {
      told: "In a renovation, protect one clean room with a door, a kettle and a rule: no talk about tiles in there. Then get the money honest: what's spent, what's fixed, and a fifth on top for what's hidden in the walls. Decide big things on Saturday mornings, never at night with dust in your hair. If asbestos or old lead paint turns up, stop, keep everyone out of there and call a licensed firm. Most fights in it are about tiredness and choices, and rarely about each other.",
      should:
        "Do it if it mends something that's failing, like water, wiring or a roof, or if you'll live with it ten years. Wait if it needs credit you'd feel every month. Get three quotes with the same list, add a fifth, and start only when that number doesn't scare you.",
      will: "It will likely take longer than they told you and be done all the same. What keeps it in bounds: one list of what's included, changes only in writing, payment by finished steps. Pick the date you'd like and add six weeks before you invite anyone.",
      normal:
        "Completely normal; renovations strain the calmest couples. You're camping in a building site and deciding about grout. Spend one evening a week out of the house together with no plans in hand. The quarrels usually leave with the dust.",
    },
  },
  {
    id: 'contractor',
    words: [
      /\b(?:contractors?|handy ?man|builders?|plumbers?|electricians?|roofers?|carpenters?|painters?|technicians?|repair ?man|craftsm[ae]n|tradesm[ae]n|workmen|gardener|landscaper)\b/u,
      /\b(?:show(?:ed|s)? up|come|comes|came|coming|wait(?:ed|ing)?|late|ghost\w*|disappear\w*|half (?:done|finished)|unfinished|botched|overcharg\w*|charg(?:e|ed)|invoice|paid|pay|quote|money|ruin\w*|wrong|finish\w*|price|deposit|cancel\w*|answer\w*|call(?:s|ed)?|find|trust)\b/u,
    ],
    unless:
      /\b(?:is finished|last builder left|finally done|i am a|im a|husband is a|boyfriend is a|dating|date|married|crush|flirt\w*|died|death|internet|body ?builder|independent contractor|sink|toilet|neighbou?rs?)\b/u,
    tries: [
      'been waiting for the plumber since 8am, they said between 8 and 4',
      'contractor took the deposit and disappeared with half my roof open',
      'the painter did a terrible job, do i have to pay the whole invoice',
      'electrician cancelled for the third time, i took a day off again',
      'plumber never showed up',
      'builder took our money and left',
      'i took a day off and made coffee and moved all the furniture for him, and the electrician didnt come and doesnt answer',
      'how do i tell the painter that its the wrong white, hes so nice',
      'is it normal to pay half to a roofer before he starts',
      'where do you find a good handyman these days, they all want big jobs',
      'my mother paid a craftsman 2000 in cash and he botched it',
      'should i trust the cheapest quote from a contractor',
      'he had such good reviews and a nice old father who helped him carry the tiles, and now the contractor doesnt answer his phone anymore',
    ],
    says: {
      told: "With tradespeople, everything gets easier in writing and in steps: a message with what was agreed, what's missing, and a date. If you're waiting at home, call the office and ask to get a call half an hour before. If the work is bad, take photos, give one chance to fix it, and hold back a fair part until then. If someone vanished with money, a consumer advice office knows your next step.",
      should:
        "Pay for what's done properly and hold back a fair share for what isn't, telling them why in writing. Don't refuse everything, because that can put you in the wrong. Give one deadline for fixing it. For large sums, have a consumer advice service look at the invoice before you transfer.",
      say: '"We agreed that this would be finished by the 10th. These three points are still open; photos attached. Please fix them by the 20th. I\'ll pay the remaining amount then." Friendly, numbered, dated. For a small thing, in person: "I like the work, but this isn\'t the white we chose. Can we look at it together?"',
      will: "I can't know whether they'll turn up. What helps is a call to the office by noon, a second firm's number ready, and never paying more than the work that's visible. If they cancel twice, book someone else and tell the first one by message.",
    },
  },
  {
    id: 'parcel',
    words: [
      /\b(?:parcels?|packages?|deliver(?:y|ies)|couriers?|ups (?:driver|guy|man)|fedex|dhl|hermes|evri|amazon)\b/u,
      /\b(?:wait(?:ed|ing)?|lost|late|arriv\w*|track\w*|wrong|missing|never|where|delay\w*|neighbou?r|home all day|not home|card in|missed|delivered|return|refund|customs)\b/u,
    ],
    unless:
      /\b(?:baby|birth|labou?r|pregnan\w*|stole|stolen|couch|sofa|furniture|push ?ups|ups and downs|package (?:deal|holiday)|severance|job|work(?:s|ed|ing)? (?:at|for)|died|death|follow ups|pizza|internet|start ?ups)\b/u,
    tries: [
      'waiting at home all day for a parcel and they write you were not home',
      'tracking says delivered but there is no package anywhere',
      'my wedding shoes are lost somewhere with dhl and the party is saturday',
      'when will my delivery finally arrive, its stuck in customs since the 2nd',
      'my package never arrived',
      'where is my parcel',
      'its the birthday present for my goddaughter and i ordered it three weeks ago to be safe, and the delivery is still late',
      'the courier threw it over the gate in the rain, tracking says delivered',
      'how do i get a refund from amazon when they say it was handed to me',
      'dhl left the card in the box but i was home all day',
      'why is my parcel in customs since two weeks, its only socks from my aunt',
      'should i wait or order again, the package is lost i think',
      'i took a day off and didnt even shower so i would hear the bell and then comes a message that they missed me, my parcel is gone again',
    ],
    says: {
      told: 'For a missing parcel, write to the shop and not to the carrier: the seller usually has to make sure it reaches you. Give them the tracking number and a date: "If it isn\'t here by Friday, please send a new one or refund me." Before that, ask two neighbors, the pickup shop and the shed; "delivered" often means that. If it\'s needed by a day, buy a plan B now that you can return.',
      when: "I can't see the van, I'm afraid. Past the promised day by two working days, or a week in customs, is when to push: contact the seller with the tracking number and ask for a trace. For next time, a pickup point or locker saves you the day at home.",
      normal:
        'Being furious about "you were not home" while you sat by the door is entirely normal. The driver probably has two hundred stops and no time for stairs, which explains it and doesn\'t help you. Choose a locker or a shop next time and get your day back.',
      will: 'It may well still turn up; a good part of late parcels are only misrouted. It depends on whether the tracking still moves. If nothing has changed for five days, treat it as lost and ask the seller for a new one or your money.',
    },
  },
  // Gardens and plants
  {
    id: 'houseplant',
    words: [
      /\b(?:(?:every|any|all my|all the) plants?|house ?plants?|monstera|orchids?|ficus|succulents?|cactus|cacti|pothos|calathea|basil|peace lily|bonsai|aloe|potted plants?|my plants?|her plants?|his plants?|indoor plants?)\b/u,
    ],
    unless:
      /\b(?:power plant|plant (?:based|manager)|factory|passed away|funeral|stole|stolen|balcon\w*|ayahuasca|medicine|peyote)\b/u,
    tries: [
      'my plants all died lol am i a terrible person',
      'i kill every plant i buy',
      'every houseplant i own is dead',
      'all my plants die, even the cactus',
      'my monstera has yellow leaves since we moved',
      'i was supposed to water her plants and forgot, the orchid is gone',
      'should i throw out the ficus from my ex, it looks as sad as i felt',
      'my orchid is blooming again after three years!!',
      'my plants keep dying',
      'orchid lost all flowers, why',
      'i talk to it, i turn it to the light, i play it bossa nova, and still my monstera hangs there like a sad uncle',
      'how often do you water a cactus in winter',
      'my sister killed my basil with love, is it saveable',
      'little flies come out of my potted plants, what helps',
      'is it normal to love houseplants more than people',
      'got an aloe from my grandmother and im scared to kill it',
      'everyone else has a jungle in the living room and i follow all the advice and even bought a lamp, but my houseplants look miserable',
    ],
    says: {
      normal:
        "No, you're an ordinary plant owner; nearly everyone has a row of small brown pots on their conscience. Most of them drown in kindness. Start again with one that forgives, a pothos or a snake plant, and water it only when a finger in the soil comes out dry. The rest go to the compost with thanks.",
      told: "Most houseplants suffer from too much care, so put a finger in the soil before you water: two joints deep and still damp means wait. Yellow leaves are usually wet feet or a new, darker spot; brown tips are dry air. Move it to a bright spot without harsh noon sun, cut what's dead, and give it a month. If it was someone else's plant, confess and bring a new one with a funny card.",
      why: "Usually water: too much, too regularly, in a pot without a hole. After that, light; what looks bright to us is dusk to a plant. A move or a draft makes many drop leaves, and an orchid sheds its flowers after some weeks by nature. It's no verdict on you. Change one thing only, and watch it for three weeks.",
      should:
        "Give it one last month in a good spot, cut back hard. If there's a single green node, it may return. And if it mostly reminds you of someone, you may also just give it away; a plant doesn't need you to suffer. Somebody on your street will take it gladly.",
      glad: "That's a lovely thing to have waited for, and it means you're doing it right: the light, the rests, the not fussing. Leave it exactly where it stands while it blooms, don't turn the pot, and enjoy breakfast facing it. Take a photo, since they sulk afterwards.",
    },
  },
  {
    id: 'garden',
    words: [
      /\b(?:garden(?:s|ing)?|lawn|allotments?|vegetable (?:patch|bed|garden)|raised beds?|flower ?beds?|tomato(?:es)?|zucchini|courgettes?|seedlings?|compost|slugs?|snails?|roses|weeding|greenhouse|back ?yard|mow(?:ing|ed)?)\b/u,
    ],
    unless:
      /\b(?:neighbou?rs?|next door|died|death|buried|bury|passed away|kindergarten|dogs?|puppy|cats?|kiss\w*|garden ?leave|sauce|pizza|olive garden|madison|bouquet|sent me roses|gave me roses|valentines?|allerg\w*|rats?|hoa|guns n|pumpkin|ghost|wedding|fences?)\b/u,
    tries: [
      'slugs ate all my lettuce overnight, every single one',
      'finally got an allotment after six years on the list!!',
      'my tomatoes have brown spots and i put so much work in',
      'the garden is too much for me since my back got bad',
      'should i rip out the lawn and plant flowers',
      'slugs ate my whole garden',
      'tomatoes all rotten, so sad',
      'after the divorce i had nothing but that little piece of earth behind the house, and now my garden blooms like it knows',
      'how do i start a vegetable patch with clay soil',
      'my husband mows the lawn at seven on sundays, is that normal',
      'should i give up my allotment, im 72 and my knees are bad',
      'why do my roses get black spots every june',
      'my 7yo planted seedlings and checks them every hour, so cute',
      'my mother could put a stick in the ground and it would bloom, and i read books and buy soil and in my garden nothing grows',
    ],
    says: {
      told: "A garden forgives nearly everything within a year, so pick one bed to win and let the rest be wild for now. Slugs: evening rounds with a flashlight and boards to collect them under. Spotted tomatoes: take the low leaves off, water only the soil, keep rain off them. If it's getting to be too much, trade: a neighbor with no ground digs, and you share the harvest. Your back is worth more than the edges.",
      should:
        "I'd go smaller before all or nothing. Too much garden: give up half, share the allotment with someone who has good knees and no ground, and keep the bed you love. Too much lawn: turn one strip into flowers this year and look how it feels in August. Let all of it go, or dig all of it up, only when the smaller version has had a season.",
      glad: 'How good, a piece of ground of your own is one of the quietest joys there is. Spend the first weeks mostly looking: where the sun falls, where water stands, what comes up by itself. Plant one thing you can eat by summer. Radishes are fast and flatter a beginner.',
      why: "Gardens mostly fail for dull reasons: water at the wrong time, the same crop in the same spot, a wet spring with hungry slugs. Black spots on leaves are mostly a fungus that likes them wet, so water the soil and clear what falls. It's seldom the gardener. Ask the person with the best beds nearby what they do; they'll talk for an hour and hand you seedlings.",
    },
  },
  {
    id: 'balcony',
    words: [/\b(?:balcon(?:y|ies)|window ?boxes?|pigeons?|doves? nest\w*)\b/u],
    unless:
      /\b(?:jump\w*|suicid\w*|fell (?:off|from)|died|death|neighbou?rs?|smok\w*|wasps?|mean(?:s|ing)?|sign|spiritual|hoa|below (?:me|us)|board)\b/u,
    tries: [
      'pigeons are nesting on my balcony and its disgusting',
      'we finally have a balcony, what do i plant on the north side',
      'my balcony is full of junk and i never sit there',
      'is it worth putting money into a balcony when i only rent',
      'pigeons on my balcony again',
      'tiny balcony, what can grow',
      'we live on the sixth floor over a road with trams and no tree in sight, so i want to make something green out of my balcony',
      'how do i get rid of pigeon poop without killing anyone',
      'my girlfriend filled the whole balcony with geraniums and there is no chair left',
      'nothing survives on my windy balcony, not even mint',
      'what flowers for window boxes in full sun in greece',
      'should i put wood or fake grass on my balcony',
      'its only two meters by one and looks at a car park but i want to drink my coffee outside in the morning, how do i make my balcony nice',
    ],
    says: {
      told: "A balcony becomes a room the moment there's one chair you like on it, so clear that spot first and let the rest follow. Shady side: ferns, mint, fuchsias; full sun: lavender, thyme, tomatoes. Against pigeons, take away food and flat spots, and stretch a net before they lay; an occupied nest is often protected, so ask the city first. And water in the evening.",
      should:
        "Yes, for things that move with you: a good chair, pots, a lamp, herbs. I'd skip tiles and built-ins in a rented place unless the owner agrees in writing. Fifty well spent out there can be an extra room from April to October.",
      how: 'One afternoon: everything off, sweep, decide what really lives there, one chair and one table back. Wet pigeon droppings before you scrape them, with gloves and a mask on. Three big pots look better and dry out slower than twelve small ones. Check how much weight it carries before you add earth. Then have your coffee there tomorrow, even in a coat.',
    },
  },
  // Cars and ways
  {
    id: 'car-accident',
    words: [
      /\b(?:cars?|van|bumper|truck|parked|driver|insurance|red light|highway)\b/u,
      /\b(?:dent(?:s|ed)?|scratch(?:ed|es)?|fender ?bender|rear[- ]?ended|hit (?:a|the|my|another|someones) (?:\w+ )?(?:car|pole|post|wall|bumper|mirror)|accident|crash(?:ed)?|backed into|scraped|keyed|totall?ed|hit and run|car insurance (?:wont|refus\w*|claim))\b/u,
    ],
    unless:
      /\b(?:died|dead|death|killed|hospital|coma|injur\w*|paralyz\w*|drunk|funeral|child hit|ran over|lost (?:my|his|her|our))\b/u,
    tries: [
      'scratched a parked car in the garage and drove off, i feel sick',
      'someone put a huge dent in my car door and left no note',
      'my daughter had a small accident with our car two weeks after her license',
      'rear ended at a red light yesterday and his insurance wont pay',
      'should i pay for the dent myself or go through insurance',
      'i crashed my dads car',
      'someone hit my parked car',
      'it was raining and the kids were fighting over a biscuit and i looked back for one second, and i hit the car in front, only a dent',
      'should i tell my husband that i scratched the car',
      'how long does insurance take after a fender bender',
      'my son backed into the garage with our new van on day one',
      'somebody keyed my car from front to back, why do people do that',
      'i keep shaking since the accident on the highway, nobody was hurt',
      'nobody is hurt and its only metal as my dad says, but i keep seeing his face in the mirror, i was rear ended by a van',
    ],
    says: {
      told: "With a dent or an accident, write it all down today while it's fresh: photos from four sides, time, place, plates, who saw it. Tell the insurer even if you may pay yourself. If you touched a parked car and left, report it now; late is far better than not, and in many places leaving is the serious part. If your neck or head aches in the next days, have a doctor look. Metal can be mended.",
      should:
        "Tell the people it concerns today, then ask a garage for a price. Pay small damage yourself if it's less than what your premium would rise, which the insurer can tell you beforehand. Go through insurance for anything bigger, for injuries, or when the other side argues. Don't sign that it was your fault on the spot.",
      normal:
        "It's normal to shake, replay it and feel stupid for days, even after something small. It doesn't make you, or anyone, a bad driver. Drive a short, easy route again soon. If you're still tense after weeks, one lesson with an instructor helps more than gritting your teeth.",
      say: "\"I'm afraid I've hit your car. Here's my name, my number and my insurer. I'm sorry about the trouble. Let's take photos together.\" Calm facts are enough, and you needn't discuss blame. To someone young who did it: \"Are you okay? Then the rest is metal.\"",
    },
  },
  {
    id: 'old-car',
    words: [
      /\b(?:cars?|engine|transmission|clutch|gearbox|van|mechanic)\b/u,
      /\b(?:old (?:\w+ )?(?:car|van|honda|toyota|ford|vw|bmw|volvo|fiat)|car is (?:so |too |very |getting )?old|dying|died|broke(?:n)? down|breaks down|break ?down|wont start|doesnt start|repairs?|fix(?:ed|ing)?|mechanic|mot|scrap|check engine|flat tire|flat tyre|battery|rust\w*|\d+k? (?:miles|km)|(?:weird|strange|funny) noises?|last legs)\b/u,
    ],
    unless:
      /\b(?:car is fixed|\d+ years? old|year old (?:son|daughter|boy|girl)|(?:he|she|dad|mom|father|mother|husband|wife|brother|sister|friend) died|killed|death|passed away|accident|neighbou?rs?|electric|mental|nervous|old man|old lady|stolen)\b/u,
    tries: [
      'my car wont start and i have a shift in an hour',
      'the mechanic wants 1800 for a car thats worth 1500',
      'i cant let go of my old car, i drove my babies home in it',
      'should i buy a new car or keep fixing the old one, it broke down again',
      'keep repairing my old car or buy another one, it just broke down',
      'car broke down again, fix it or replace it',
      'is it worth fixing my old car again or should i get a newer one',
      'should i fix it again, check engine light is on in my old honda car',
      'flat tire on the highway in the rain, the car is cursed',
      'car wont start again',
      'should i scrap my old car',
      'i need it for work and for the kids and for my mother on thursdays, and now the mechanic says the gearbox is dying',
      'how do i know if the mechanic is cheating me, 900 for brakes, repairs never end',
      'my car broke down on the way to my own wedding',
      'is it worth putting a new engine in a car with 240k km',
      'he loves that rusty van more than me, it breaks down every month',
      'the check engine light of my car is on since march and i put tape over it',
      'it took me to my first job and to the sea and to the hospital when the twins came, and now the garage says my car isnt worth fixing',
    ],
    says: {
      told: "With a tired car, separate today from the decision: get where you must by other means, then ask a second garage for a price. A click but no start is often only the battery. A steady engine light needs a garage this week; a flashing one means stop. Stuck on a highway, get behind the barrier before you call. A repair over half the car's worth deserves a night's sleep. And a car may be missed; take a photo before it goes.",
      should:
        'Fix it if the repair is under half its value and the rest is sound; let it go if it\'s the third big bill in a year or you no longer trust it at night. Ask the garage one question: "Would you put this money into it if it were yours?" The pause before the answer tells you a lot.',
      will: "I can't promise it'll hold. It depends on what is worn: batteries, tires and brakes are ordinary, while gearbox, head gasket and rust underneath usually mean more is coming. Have someone independent look from below, and put a small sum aside each month meanwhile.",
      normal:
        "Yes, it's normal to be fond of a car and to feel disloyal for selling it; a lot of life happened in those seats. It's equally normal to hate it at seven in the morning when it won't start. There's no curse, just wear. Keep the key ring.",
    },
  },
  {
    id: 'buying-car',
    words: [
      /\b(?:(?:buy|buying|bought|lease|leasing|choose) (?:a |an |the |my |our |his |her )?(?:\w+ ){0,2}?(?:car|suv|van|convertible|truck)|(?:get|getting|need|want|got) (?:a|an|my first|our first) (?:\w+ ){0,2}?(?:car|suv|van|convertible|truck)|got my first car|new car|car (?:loan|dealer\w*|lease)|test drive|dealership)\b/u,
    ],
    unless:
      /\b(?:accident|stolen|died|death|toy|in the car|into the car|out of the car|want to (?:\w+ )?in|car ?pool|get to the|electric|tesla|ev|hybrid|camping|camper|caravan)\b/u,
    tries: [
      'should i buy a used car or lease a new one',
      'my husband bought a new car without asking me, 42000',
      'the dealership keeps pushing me and i cant decide',
      'got my first car today!! its red and old and mine',
      'bought my first car!!',
      'need a car, no money',
      'my old one gave up last week in the middle of the bridge and now i stand here with three brochures and should buy a new car',
      'how much should i spend on a used car if i earn 2100, i want a car for work',
      'my son wants a car for his 18th, should we buy a car for him',
      'the car dealer lied about the accidents, can i give it back, i bought the car in may',
      'is leasing a car smart or a trap',
      'he bought an suv and we live in the city center with no parking',
    ],
    says: {
      told: "With a car, the monthly total decides, not the sticker: loan, insurance, tax, fuel, parking, tires, and something for repairs. Write that sum down before any test drive. For a used one, pay an independent mechanic an hour to look; sellers with nothing to hide say yes. Never sign on the first visit. And if it was bought over someone's head, talk about the deciding, because that's what hurts.",
      should:
        "I'd lean to a good used one, three to six years old with its papers, checked by someone independent. Lease if you need certainty each month, drive a steady distance, and can read the return clause without sighing. Wait if the total takes more than a tenth or so of what you bring home.",
      say: 'To a dealer: "I like it, and I never decide on the day. Send me the full price with everything in writing." To a partner: "It\'s not the car, it\'s that I wasn\'t asked. From what sum on do we both decide?" Both are short, and both hold.',
      glad: "Congratulations, the first drive with nobody else in it is a kind of freedom you remember. Put a charger, a blanket and a flashlight in the trunk, check the oil once, and take it somewhere with a view this weekend. It's allowed to have a name.",
    },
  },
  {
    id: 'electric-car',
    words: [
      /\b(?:electric (?:car|vehicle)s?|evs?|tesla|hybrid(?: car)?|charging station|wall ?box|range anxiety)\b/u,
    ],
    unless:
      /\b(?:stocks?|shares|nikola|invest\w*|elon|work(?:s|ing)? (?:at|for)|hybrid work\w*|died|death|accident|dent)\b/u,
    tries: [
      'should we get an electric car, no charger at home though',
      'husband wants a tesla, i think its midlife crisis',
      'switched to an ev and the range in winter stresses me out',
      'are electric cars worth it if i drive 20 km a day',
      'is an electric car worth it',
      'ev range in winter, ugh',
      'we have a house with a roof full of panels and drive mostly to school and the shop, so my wife says we should get an ev',
      'how do you charge an electric car when you live on the fourth floor',
      'my dad thinks electric vehicles explode',
      'should i wait for cheaper electric cars or buy now',
      'the charging station was broken and i sat there two hours with a baby',
      'got our tesla today and i feel like in a spaceship',
      'my brother in law talks of nothing else since he got his and sends me charts, so now i wonder if we should get an electric car too',
    ],
    says: {
      told: "An electric car is mostly a question of where it sleeps: with a plug at home or work it's easy, and without one you'll be planning your week around chargers. Look at your real longest ordinary day, then take off a third for winter. Rent one for a weekend with your own route and weather before you decide; that settles more than any forum. If two of you disagree, do that weekend together.",
      should:
        "Yes, if you can charge where you park and your daily distance is modest; that's what it does best. I'd wait, or take a hybrid, if you'd depend on public chargers or often drive far in the cold. Compare the total per month, grants and insurance included.",
      normal:
        "Range worry is normal in the first winter; nearly everyone has it, and it fades as you learn what the car really does. Warm it up while it's plugged in, use seat heating over air heating, and know two chargers on your usual road. Then let the number be.",
    },
  },
  {
    id: 'driving-test',
    words: [
      /\b(?:driving (?:test|exam|lessons?|school|instructor|theory)|driv(?:er|ers|ing) licen[cs]e|learn(?:ing|er)? (?:to |how to )?drive|licen[cs]e test|road test|learners permit)\b/u,
    ],
    unless: /\b(?:died|death|dui|drunk|lost my licen[cs]e|suspended|revoked)\b/u,
    tries: [
      'failed my driving test for the fourth time because of parallel parking',
      'im 41 and learning to drive and i feel ridiculous',
      'driving exam is on thursday, will i pass',
      'my driving instructor yells at me',
      'i passed my driving test today!!!',
      'failed my driving test again',
      'driving test tomorrow, so nervous',
      'i have been learning for two years and paid more than the car will cost, and today i failed the driving exam because of a cyclist',
      'how do i stop my leg shaking in the driving test',
      'will i ever pass my road test, third try on friday',
      'is it normal to need 60 driving lessons',
      'im 52 and want to get my drivers license, is that silly',
      'should i change driving school, he sighs at everything i do',
      'my little cousin did it at the first try and my grandma drives a tractor and i sit here at 27 and failed my driving test',
    ],
    says: {
      told: "For the driving test, drill the one thing that scares you most until it's dull: same parking spot, same roundabout, twenty times, ideally with a quiet person next to you. Ask for a mock test in silence, because the silence is what throws people. Failing it, even several times, and learning late are both common. If the instructor makes you small, change; a calm one costs the same.",
      will: "I can't tell you the result. It hangs on small habits examiners see: turning your head for the mirrors, braking early, a calm word to yourself after a mistake instead of collapsing. One error seldom fails you; the panic after it does. Sleep, eat, arrive early, drive an hour beforehand.",
      normal:
        'Very normal. Plenty of good drivers needed several tries, and people learn at forty, fifty and later, often more carefully than at eighteen. Being yelled at isn\'t part of learning, though. You may say "please explain it calmly" once, and switch if nothing changes.',
      glad: "Well done, that's a door that stays open for life. Drive the same easy route alone a few times this week, before the highway and the friends in the back. Put your phone out of reach, and keep the good feeling of today for the first hill start that goes wrong.",
    },
  },
  {
    id: 'fear-of-driving',
    words: [
      /\b(?:afraid|scared|fear|terrified|anxi\w+|panic\w*|nervous|dread)\b/u,
      /\b(?:driv(?:e|ing)|highway|freeway|motorway|autobahn|behind the wheel|tunnels?|bridges?)\b/u,
    ],
    unless:
      /\b(?:driving (?:test|exam|lessons?|instructor|theory)|died|death|killed|driv(?:es|ing) me (?:crazy|mad|insane|nuts)|drunk|sex drive|burn\w* bridges)\b/u,
    tries: [
      'i have my license since ten years but im scared of the highway',
      'panic attacks when driving through tunnels since the summer',
      'how do i get over my fear of driving, i let my wife do everything',
      'is it normal to be terrified of driving alone',
      'scared to drive on highways',
      'panic attack while driving',
      'i drove for fifteen years all over the country without a thought, and since that foggy morning im afraid on every bridge',
      'how do i drive again, im so nervous with my baby in the back',
      'my wife is terrified of driving so i do all the trips',
      'is it normal to be anxious about driving in a new country',
      'my mom has a fear of tunnels and we live in switzerland',
      'should i sell the car if driving makes me panic',
      'i can do the small roads to the shop and to my mother without thinking, but as soon as i see the motorway sign i panic',
    ],
    says: {
      told: "Fear of driving shrinks in small doses taken often, and grows with every trip that's avoided. So build a ladder, your own or with the person you're helping: ten minutes around the block at a quiet hour, daily; then one exit on the highway on a Sunday morning; then two. A few hours with an instructor for returning drivers are worth it. If panic hits, slow down, signal, pull over where it's safe. If attacks keep coming, a doctor can help a lot.",
      how: 'Write ten steps from easy to awful, and do step one every day until it bores you. Talk aloud while driving, what you see and do next; it keeps the mind on the road. Go alone only when a step feels flat with company. Two steps back after a bad day is part of it.',
      normal:
        "Yes, it's far more common than people admit, among good drivers too, and it often starts after a tired or frightening drive. It isn't a weakness and it usually gets better with practice in small pieces. If it's full panic, talk to a doctor; that's very treatable.",
    },
  },
  {
    id: 'traffic-fine',
    words: [
      /\b(?:(?:parking|speeding|traffic) (?:ticket|fine|violation|camera)s?|speed camera|got (?:flashed|towed|fined)|towed my car|car (?:was|got) towed|red light camera|(?:ticket|fined?) for (?:parking|speeding)|speeding|fare dodg\w+|without a ticket|lost my licen[cs]e|licen[cs]e suspended)\b/u,
    ],
    unless: /\b(?:died|death|killed|drunk|dui|accident|injur\w*|speeding up)\b/u,
    tries: [
      'got a parking ticket while i was paying for the parking',
      'two speeding tickets in one week, my wife doesnt know',
      'my car got towed in front of the hospital',
      'should i fight the parking fine or just pay',
      'got a speeding ticket',
      'parking fine, so unfair',
      'i stopped for two minutes to carry my grandmothers shopping up the stairs, two minutes, and came back to a parking ticket of 70',
      'my husband got flashed again and will lose the licence',
      'how do i contest a traffic fine from italy, we were only on vacation',
      'will they take my license for 31 over, speeding on an empty road',
      'caught on the tram without a ticket, i had it at home',
      'my car was towed on my birthday, 280 euros',
      'there was no other car and no house and no child for miles, only me and a song i like, and now i got a speeding ticket',
      'got a speeding ticket for 60 in a 50 and its 120 euros i dont have',
      'flashed by a speed camera on the way to work, cant afford the fine',
      'speeding fine of 180 and payday is two weeks away',
    ],
    says: {
      told: "Look at the date on the ticket first: paying early is often cheaper, and the time to object is short. Then check three things, the place, the time and the plate, and take a photo of the sign as you'd see it from the driver's seat. If it's wrong or unclear, object in four sentences with that photo. If it's right, pay it tonight, be cross for one evening, and let it go.",
      should:
        "Fight it if you've got something to show: a paid slip, a hidden sign, a wrong time. Otherwise pay within the cheap period and save your nerves. For a suspended license or points that matter for your job, ask a lawyer or an automobile club for a first opinion.",
      normal:
        "It's normal to be disproportionately angry about a slip of paper; it always comes on a day that was already full. You don't have to make it a story about yourself. And tell the person at home; a fine is small, and a hidden fine is bigger.",
    },
  },
  {
    id: 'cycling',
    words: [
      /\b(?:cycl(?:e|ing|ist) (?:to|in|path|lane)|bike (?:to work|ride|lane|tour|commute)|my (?:bike|bicycle|e-?bike)|e-?bike|bicycle|riding a bike|cargo bike|motor ?(?:bike|cycle)s?|scooter)\b/u,
    ],
    unless:
      /\b(?:stole|stolen|nicked|thief|died|dead|death|killed|menstrua\w*|broke (?:his|her|my) (?:leg|neck|arm)|coma|accident|fell|wrist|collarbone)\b/u,
    tries: [
      'i want to bike to work but the traffic scares me',
      'my husband bought a motorcycle at 50 and i cant sleep when hes out',
      'should i get an e-bike or is that cheating',
      'started riding a bike again at 63, what joy',
      'my bike has been in the basement for four years',
      'scared to cycle in traffic, bike to work',
      'love my new e-bike',
      'i am fifty six and round and nobody believed me, and this morning i rode 20 kilometers on my bike and sang',
      'how do i keep warm when i bike to work in winter',
      'my son wants a motorbike at 18 and i picture every tree on the road',
      'is it crazy to do a bike tour with two kids and no plan',
      'drivers hate us, one opened a door on purpose, and im only on my bicycle',
      'should i sell my motorcycle now that i have a baby',
      'my doctor wants me to move more and the gym is not my place with all those mirrors, so i thought i could go by bike to work',
      'bike lane makes me nervous',
      'motorcycle at 60, crazy?',
    ],
    says: {
      told: "With two wheels, try the route on a Sunday morning first, slow and without a goal; most fear is of the unknown corners, and there's often a quieter parallel street. Have the brakes, tires and lights checked once, wear a helmet and something bright. If it's someone else's machine that worries you, ask for two things: a safety course, and a message on arrival. That's fair, and most riders say yes.",
      should:
        "For a bicycle, yes, if there's a route with mostly calm streets and you'd use it twice a week; borrow or rent one first. An e-bike isn't cheating; people with one tend to ride more and farther. For a motorcycle, training and good gear come before the model. With a new baby or real doubts, I'd park it for a season before selling; then you'll know what you miss.",
      normal:
        'It\'s normal to be uneasy, either in traffic yourself or at the window waiting. Unease isn\'t a reason to forbid anything, but it is a reason to ask for training, lights and gear. Say it as care: "I love that you love it. Text me when you park."',
      glad: "That's a real joy, and the body remembers it faster than anyone expects. Keep the first weeks flat and short, stop for coffee, be home before you're tired. And get a proper bell. It's astonishing how cheerful a person sounds with a good bell.",
    },
  },
  {
    id: 'train-delay',
    words: [
      /\b(?:trains?|railway|subway|metro|tube|tram|bus(?:es)?|public transport)\b/u,
      /\b(?:late|delay(?:s|ed)?|cancel\w*|missed|stuck|strike|wait(?:ed|ing)?|stranded|crowded|packed)\b/u,
    ],
    unless:
      /\b(?:jump\w*|suicid\w*|died|death|miss(?:ed)? the connection|connection with|our connection|guy|girl|stranger|crush|flirt\w*|met (?:a|him|her)|the connection we|feel the connection|train(?:ed|ing)? (?:for|hard|my|the)|stolen|internet|youtube)\b/u,
    tries: [
      'train delayed 90 minutes and i missed the last connection home',
      'stuck on a train in the middle of nowhere on the way to my job interview',
      'bus strike again tomorrow, how am i supposed to get to work',
      'the subway is so crowded i arrive at work already angry',
      'train cancelled again, typical',
      'stuck at the station, bus late',
      'i left the office early for once because its our anniversary and i have flowers in my hand, and the train is delayed by two hours',
      'how do i get my money back for a delayed train in germany',
      'my daughter is 14 and stranded alone because the last bus was cancelled',
      'is it normal that the tram is so packed that i let three go',
      'why is there a metro strike every time i have an appointment',
      'should i take the earlier train or will it be late anyway',
      'i planned an extra hour because i know them and i still sit here on a cold platform with a melting cake, the train is late again',
    ],
    says: {
      told: "If the train or bus is letting you down right now, do two things before you fume: message the people waiting with a real time, and ask staff about your rights. After a long delay there's often a later train on the same ticket, a taxi or a hotel, and money back; keep the ticket and a photo of the board. A child stranded alone should stay near staff and on the phone until someone comes. If it's every day, take one connection earlier.",
      say: '"My train is stuck, I\'ll be there around eleven at the earliest. I\'m sorry about that. Shall I call in for the first part, or would you rather move it?" Send it now and not on arrival. People are kind about delays they hear of early.',
      normal:
        "Normal, yes: being stuck without any say is one of the surest ways to get furious. It isn't you. Put one nice thing into that time on purpose, a book or a call that's only for the platform, and hand in the form for your money at the end of the week.",
    },
  },
  {
    id: 'commute-home',
    words: [
      /\b(?:commut(?:e|es|ed|ing|er|ers)|traffic jams?|rush hour|(?:hours?|minutes) (?:each way|to work|there and back))\b/u,
    ],
    unless: /\b(?:died|death|accident|crush on|guy on|girl on|woman on|man on)\b/u,
    tries: [
      'my commute is 1h50 each way and it eats my life',
      'sitting in traffic jams two hours a day since they called us back to the office',
      'should i move closer to work or keep commuting for the cheap rent',
      'new job is great but the commute, i leave in the dark and come home in the dark',
      'commuting is eating my life',
      'rush hour makes me crazy',
      'we found the house of our dreams with apple trees and a stove, but now i sit in traffic jams ninety minutes every morning',
      'how do you not fall asleep on a 2 hour commute',
      'my wife says i come home as a different person, its the commute',
      'is an hour each way too much for a job you love',
      'should i sell the car and commute by train',
      'what do you listen to, i have 50 minutes to work and hate podcasts',
    ],
    says: {
      told: 'Count the commute as hours of pay, and it gets easier to judge: ninety minutes each way is nearly two working days a week. Ask for the smallest change first: "Could I work from home on Tuesdays and Thursdays, for two months on trial?" or start an hour off the rush. Make the ride yours, with one thing you only do there. If you\'re nodding off at the wheel, pull over and nap. If nothing helps in three months, it\'s about the place or the job.',
      should:
        "Move or change if it's over an hour each way and you're too tired for the life the cheap rent was meant to pay for. Stay if it's temporary, or if you really use the time and like where you wake up. Try two home days first; that alone settles it for many.",
      normal:
        "Yes, it's normal to be worn out by it; long commuting is tiring in a way that sleep doesn't quite mend. You aren't lazy for minding. Protect one evening a week where you do nothing on arrival, and get some daylight at lunch.",
      say: '"The commute takes three hours of my day. I\'d do better work with two days from home. Could we try it until the end of next month and look at the results together?" A trial with an end date is easy to agree to.',
    },
  },
  // Flying and travelling
  {
    id: 'fear-of-flying',
    words: [
      /\b(?:afraid|scared|fear|terrified|anxi\w+|panic\w*|nervous|phobia|dread|turbulence)\b/u,
      /\b(?:fly|flying|flights?|planes?|airplanes?|take ?off|landing|turbulence)\b/u,
    ],
    unless:
      /\b(?:died|death of|killed|fly away|fight or flight|flies|time flies|fly solo|missed)\b/u,
    tries: [
      'im terrified of flying and my sisters wedding is in spain',
      'flight on saturday and im already having panic attacks',
      'scared of turbulence, is the plane going to be ok',
      'my girlfriend is afraid to fly so we never go anywhere',
      'terrified of flying, trip tomorrow',
      'panic on planes',
      'my son moved to new zealand and has a little girl now who knows me only from a screen, but im so scared to fly',
      'how do i calm down during turbulence, i grip strangers',
      'is it normal to get afraid of flights after having a baby',
      'my husband has a phobia of planes and we drive 18 hours instead',
      'should i take something for my flight anxiety',
      'so nervous about my first flight in 9 years, its only to crete',
      'the tickets are bought and the kids already packed their goggles and everyone is happy except me, because im terrified of flying',
    ],
    says: {
      told: "Fear of flying eases most when the body has jobs to do: a seat over the wings, breathing out longer than in, feet pressing the floor at takeoff, something with a plot to watch. Tell the crew as you board, \"I'm a nervous flyer\"; they're good at it. Turbulence is like a rough road, unpleasant and built for. Airlines run courses that help many people. If it's full panic, talk to your doctor well before the day.",
      will: "I don't foretell flights, for anyone, and the fear in your stomach isn't a forecast either; it's the same before every flight that lands. Flying is among the safest ways to get anywhere. What you can shape is how the hours feel: seat, breath, company, and the crew knowing.",
      should:
        "Go, if the thing at the other end matters to you and someone can sit next to you; each flight avoided makes the next one harder. Take the train with a good conscience when it's only a matter of taste. As for taking something, ask a doctor or pharmacist well before the day, and don't mix it with alcohol.",
      normal:
        "Very normal; a large share of people in that cabin are gripping something. It isn't a sign about this flight. The mind dislikes being shut in and not in charge, and says so loudly. Give it small things to be in charge of.",
    },
  },
  {
    id: 'missed-flight',
    words: [
      /\b(?:flights?|planes?|airport|airline|gate|layover)\b/u,
      /\b(?:miss(?:ed|ing)?|cancel\w*|delay(?:ed|s)?|overbook\w*|stranded|stuck|late|rebook\w*|refund|compensation|strike|lost connection)\b/u,
    ],
    unless:
      /\b(?:luggage|suitcases?|baggage|bags?|died|death|funeral|scared|afraid|terrified|i miss (?:him|her|you|them|my|home)|missing (?:him|her)|gate ?keep\w*)\b/u,
    tries: [
      'missed my flight because of the security line, 600 gone',
      'flight cancelled and were stuck in lisbon with three kids',
      'airline wont give us compensation for the nine hour delay',
      'always late, now i missed the plane to my own bachelor party',
      'flight cancelled, stuck here',
      'missed my flight, im crying',
      'the alarm was set for pm and not for am, the taxi took the long way, and we saw our plane roll away, missed by ten minutes',
      'how much compensation for a 5 hour delay of the flight',
      'the airline rebooked us to tuesday but my sisters wedding is on saturday',
      'should i sleep at the airport, my flight is delayed until morning',
      'my mum is 74 and stranded in a layover in istanbul',
      'is it my fault if the first flight is late and i miss the second',
      'we ran through the whole airport with two kids and a stroller with three wheels and saw the gate close, missed our flight',
    ],
    says: {
      told: 'For a missed or canceled flight, go three ways at once: stand in line, call the airline, and open its app; the first that answers rebooks you. Ask by name: "What\'s the next seat, on any airline, and who covers food and hotel?" Keep every receipt. If the airline caused it, money back or compensation is often due, and a passenger rights service tells you for free. If it was you: tell whoever\'s waiting, then eat.',
      will: "Rebooking usually works within a day; the money depends on who caused it. Long delays and cancellations by the airline are often covered, weather and your own lateness mostly aren't. Put the claim in writing with the flight number, and use the official complaints office if they say no.",
      say: 'At the desk, friendly and exact: "I need to be in Lisbon tomorrow by noon. What can you do today, also via another city or airline? And who pays for tonight?" The person in front of you has seen a hundred angry people. Be the one with a clear question.',
      normal:
        "It's normal to feel like crying at a gate. Missing it doesn't make you a failure, and it wasn't a sign that you shouldn't go. It's an expensive hour in a day that will be a story by Christmas. Fix the next seat, then your mood.",
    },
  },
  {
    id: 'luggage',
    words: [/\b(?:luggage|suitcases?|baggage)\b/u],
    unless:
      /\b(?:emotional baggage|baggage from (?:his|her|my|the|past)|(?:his|her|my|past|old) baggage|comes with baggage|a lot of baggage|so much baggage|packed (?:his|her) (?:bags?|suitcase)|moving|move|died|death|left me|boxes)\b/u,
    tries: [
      'airline lost my luggage with my wedding dress inside',
      'suitcase arrived with a broken wheel and wet clothes',
      'my luggage went to oslo and i am in porto in winter boots',
      'will my luggage show up, its been five days',
      'they lost my luggage',
      'suitcase never arrived, day three',
      'its my first business meeting in tokyo and i stand here in leggings with a cat on my shirt, because my suitcase is still in paris',
      'how long do airlines search for lost baggage',
      'my daughters teddy is in the lost luggage and she cries every night',
      'what do they pay when your suitcase is broken',
      'forgot my hand luggage in the overhead bin, will they send it',
      'someone took my suitcase by mistake and i have his, full of cheese',
      'i put everything important in there because they said i could trust it, my good suit and the gifts for grandma, and my luggage didnt arrive',
    ],
    says: {
      told: "If luggage is lost or damaged, report it at the airport desk before you leave, or online today, and get the reference number; without it nothing moves. Photograph the case, list what's inside, buy what you need for now and keep the receipts, since reasonable basics are usually paid. Most bags are found within days. If something in it is needed by a date, tell them that day by name, and borrow or buy a plan B.",
      will: "I can't see it, but the odds are decent: the great majority of delayed bags come within a few days. Check the tracking, call with the reference number every other day, and give a clear description with photos. After three weeks it usually counts as lost, and then you claim.",
      should:
        'Yes, claim it, even for a wheel: airlines have to look at damage and delay if you report in time, often within a week. Send photos, the tag, receipts and one clear sum. Buy what you need for now and keep it reasonable. If they refuse, a passenger rights service can check it for free.',
    },
  },
  {
    id: 'holiday-cancelled',
    words: [
      /\b(?:holidays?|vacations?|trip|travel|honeymoon|cruise|getaway|airbnb|hotel|booking)\b/u,
      /\b(?:cancel\w*|refund\w*|called off|fell through|cant go|not going|postpone\w*|ruined|rained|disaster)\b/u,
    ],
    unless: /\b(?:died|death|funeral|cancer|flights?|diagnos\w*|time travel)\b/u,
    tries: [
      'we had to cancel our vacation because my boss needs me that week',
      'airbnb cancelled our booking three days before the trip',
      'he called off the holiday we saved for two years',
      'honeymoon ruined, i had food poisoning the whole week',
      'our vacation got cancelled',
      'holiday ruined by rain',
      'we had counted the days with the kids on a paper chain in the kitchen, and last night we had to cancel the trip because of chickenpox',
      'how do i get a refund from a hotel when i cancel',
      'the tour company went bust and our cruise is called off',
      'my friend cancelled our holiday two weeks before, can i ask for her share',
      'should we still go or postpone the trip, my wife has a broken foot',
      'is it childish to be this sad about a cancelled holiday at 50',
      'i bought a hat and a phrase book and told everyone at the bakery that im off to see the fjords, and now our cruise is cancelled',
    ],
    says: {
      told: "Let the canceled or spoiled trip be a real disappointment for a day; you'd already been living a bit in it. Then the money: read the cancellation line, ask the host, the platform, your card and the travel insurance in that order, in writing. After that, put something small on the same dates, two nights near water or a day nobody can reach you. And set a new date before the wish cools.",
      should:
        "Rebook something smaller soon, rather than waiting for the perfect time to do all of it. Cancel for good only if the money is truly needed elsewhere or the reason hasn't gone. If it's about health, ask the doctor and the insurer before you fly or cancel. If someone else called it off, ask what they'd need in order to go, before you decide anything.",
      normal:
        "It isn't childish, it's normal to be this sad about a trip. It was the thing you were counting the days to, and now it's gone. Say it aloud to whoever was coming with you: \"I was really looking forward to this with you.\"",
      say: 'To the host or agency: "Our booking was canceled on the 3rd. Please refund the full amount by the 15th, or offer something equal on the same dates." To a boss: "I can move it this once. I\'d need the new dates confirmed in writing, and the costs covered."',
    },
  },
  {
    id: 'solo-travel',
    words: [
      /\b(?:trip|travel(?:s|ing|ling)?|vacation|holiday|backpack\w*|fly(?:ing)?|camino|abroad|go(?:ing)? to (?:italy|japan|thailand|spain|bali|paris|rome|london|india|mexico|portugal|greece|iceland|new york|vietnam|peru))\b/u,
      /\b(?:alone|solo|by myself|on my own|as a (?:single )?woman)\b/u,
    ],
    unless:
      /\b(?:died|death|widow\w*|husband (?:is|wants|went|goes|travels)|wife (?:is|wants|went|goes|travels)|boyfriend (?:is|wants|went|goes|travels)|girlfriend (?:is|wants|went|goes|travels)|leave me alone|kids alone|let alone)\b/u,
    tries: [
      'booked a solo trip to japan and now im scared i will be lonely',
      'i want to travel alone at 58, my kids think im crazy',
      'is it weird to go on vacation by myself',
      'should i do the camino alone after the breakup',
      'first solo trip, so nervous',
      'travelling alone at 60',
      'everyone has a husband or a baby or no money this year, so i booked vietnam and now im going on holiday alone',
      'is it safe to travel solo as a woman in morocco',
      'how do you eat dinner alone on vacation without feeling watched',
      'my daughter is 19 and wants to backpack alone through peru, im dying',
      'should i go to japan by myself or wait for someone',
      'i love travelling on my own and my boyfriend doesnt get it',
      'i waited for years until somebody would have time and the right money and the same wish, and now im going on a trip alone',
      'going to japan alone in april is it crazy for a 24 year old girl',
      'flying to thailand by myself at 23, my mum is freaking out',
    ],
    says: {
      told: 'For a trip alone, check the official advice for the place, then plan the first two nights well and leave the rest loose: arrival by daylight, a place with good reviews, one thing booked with other people, like a walking tour or a cooking class. Evenings are the lonely part, so eat early at the bar or the market. Share your route with one person and text each night. Most people come back surprised at how easily strangers talk to someone on their own.',
      should:
        "Yes, I'd go, if the wish is yours and the money is there. Start with four or five days if you've never done it. I'd wait only if you hope the trip will make a pain vanish; it comes along, though it does get more air there. Check official travel advice for the place.",
      normal:
        'Not weird at all; a great many people do it, at every age, and waiters hardly notice. The first dinner alone feels like a stage and the third like luxury. Being scared beforehand belongs to it. It usually leaves around the second morning.',
      say: "To those who worry: \"I know it makes you nervous. I've got the hotel, the route and insurance, and I'll text every night. I want to do this while I want to.\" You're telling them, and giving them one thing to hold. You aren't asking for permission.",
    },
  },
  {
    id: 'travel-companion',
    words: [
      /\b(?:trip|vacation|holiday|travel(?:s|ing|ling)?|road ?trip|getaway|weekend away|cruise)\b/u,
      /\b(?:with (?:my |a |our |two |some |his |her )?(?:\w+ )?(?:friends?|bestie|parents|in ?laws|family|mom|mum|mother|dad|sister|brother|kids|toddler|baby|coworkers?|boyfriend|girlfriend|husband|wife|couple|partner))\b/u,
    ],
    unless:
      /\b(?:died|death|ashes|alone|solo|cancel\w*|called off|affair|cheat\w*|breastfe\w*|went on|jealous|without me|ex)\b/u,
    tries: [
      'going on a road trip with my best friend and we already fight about the budget',
      'two weeks vacation with my in laws, pray for me',
      'first trip with my boyfriend next month, what if he sees me snoring and grumpy',
      'should i go on holiday with a friend who never pays on time',
      'traveling with a toddler on a nine hour flight',
      'holiday with in laws, help me',
      'trip with friends, already fighting',
      'there are four of us since school, one has money and one has none and one has a baby, and we planned a trip with friends to croatia',
      'how do i survive two weeks of vacation with my sister and her plans',
      'my mother wants to travel with my family every summer, how do i say no',
      'is it a bad idea to go on a road trip with my boyfriend after two months',
      'first holiday with the baby, what did you wish you knew',
      'should i pay for my friend, im going on a weekend away with my best friend who is broke',
    ],
    says: {
      told: "Before a trip with other people, settle three things in one message: the daily budget, what time mornings begin, and which hours each of you has alone. Most travel fights are about those. Put shared costs in one app from the first coffee. Plan one apart-afternoon early, so it isn't a statement later. With small children, halve the plan and double the snacks. A first trip shows you each other tired, and that's useful.",
      should:
        "Go, if you've been able to be tired and annoyed near each other before, and the money is talked through. Make it shorter if you're unsure; four good days beat ten long ones. I'd say no if you're already dreading it for reasons a plan can't fix.",
      say: "\"I'm looking forward to this. Can we agree on some things so we don't argue there? I'd spend about this much a day, I'm slow in the mornings, and I need an hour alone now and then. What about you?\" Said at home it's a plan. And to say no: \"I love you, and this summer we're going by ourselves. Let's do a weekend together in the fall.\"",
      normal:
        "Yes, it's normal to love people and dread a week in one bathroom with them. Travel takes away everyone's hiding places. Build some back in: a walk alone, separate breakfasts, headphones. It isn't unfriendly, it's what keeps day six pleasant.",
    },
  },
  {
    id: 'booking-holiday',
    words: [
      /\b(?:(?:book(?:ed|ing)?|plan(?:ned|ning)?|choos\w+|need|want|afford|take|taking|going on|go on) (?:a |an |my |our |the |some )?(?:\w+ ){0,2}?(?:holidays?|vacations?|trip|honeymoon|cruise|getaway)|where (?:should|do|to|can) (?:i|we|go)?\s?(?:go |travel )?(?:on|for|this) (?:holiday|vacation|summer)|next (?:holiday|vacation)|all inclusive)\b/u,
    ],
    unless:
      /\b(?:died|death|funeral|cancer|ashes|cancel\w*|alone|solo|by myself|on my own|boss|manager|guilt trip|ego trip|mushroom|acid|with (?:my |a )?(?:\w+ )?(?:friends?|in ?laws|boyfriend|girlfriend|parents|family))\b/u,
    tries: [
      'we cant decide where to go, he wants mountains i want sea, we need to book a holiday by friday',
      'i havent had a vacation in four years and feel guilty when planning a trip',
      'just booked our honeymoon to italy!!',
      'should i take an expensive trip or pay down my debt first',
      'where should we go this summer',
      'i need a vacation so bad',
      'we have one week and eight hundred euros and two teenagers who hate everything, and still i want to book a holiday by the sea',
      'is an all inclusive hotel ok or is it cheating',
      'how do i convince my wife to go on a trip without the kids',
      'i feel guilty taking a vacation while my colleagues work',
      'should we book a cruise, i get seasick and he loves boats',
      'booked a trip to iceland for my 40th, i look at the photos every night',
    ],
    says: {
      told: "Choose the vacation by what you want to feel on the third day, rest, people, wildness, and the place gets easier. If two of you differ, find one spot with both, or take turns and write down whose year it is. Decide the total before you look at pictures. Book only what can be canceled, and keep one empty day in the middle. You're allowed a rest you haven't earned by collapsing first.",
      should:
        "Go, in a size that's paid for when you come home. A cheap week that's really off restores more than a grand one with a bill behind it. With expensive debt, take a small trip and pay the rest down; both can be true in the same summer.",
      normal:
        "It's normal to feel guilty about resting when you haven't done it in years; the body has forgotten it's allowed. It's normal to bicker over sea and mountains too. Neither is about the trip. Put the dates in the calendar first and choose the place second.",
      glad: "Lovely, half of the joy of a trip is now, so use it: learn ten words of the language, pick one dish you'll go looking for. Leave a whole day without a plan. And check today how long your passports are valid, so that nothing small can spoil it.",
    },
  },
  {
    id: 'passport',
    words: [/\b(?:passports?)\b/u],
    unless:
      /\b(?:died|death|took my passport|has my passport|hides? my|hid my|keeps my passport|my (?:husband|boyfriend|boss|employer) (?:took|has|keeps))\b/u,
    tries: [
      'my passport expires in two months and we fly in three weeks',
      'lost my passport in rome on the last day',
      'waiting for my passport, the office says 8 weeks',
      'should i get a second passport from my fathers country',
      'passport expired, flight on monday',
      'lost my passport abroad',
      'we have the tickets, the sunscreen, the dog sitter and new hats, and last night i saw that my sons passport ran out in march',
      'how fast can you get an emergency passport in the uk',
      'can i still travel with a torn page in my passport',
      'my husband washed his passport in his jeans and we fly on sunday',
      'is four months left on the passport enough for thailand',
      'they made a mistake in my daughters passport, wrong birthday',
      'i was checking the temperature there and which shoes to take and then for fun i opened the drawer and saw my passport is expired',
    ],
    says: {
      told: "With a passport, check the entry rule of the country today: many want six months left on it, some only that it's valid. Then call the office and ask for the express or emergency version; there nearly always is one, with proof of the trip. Lost abroad: police report, then your embassy, with two photos and any copy you have. Meanwhile, save a scan of it in your email. You'll be glad of it once.",
      should:
        "A second nationality is worth a serious look if it gives you or your children more places to live and work. Ask first about taxes, military duty, and whether you'd lose the one you have. The consulate answers that for free; do it before you file anything.",
      will: "I can't see into the office. It depends on the season and on whether anything is missing from your file. Ask by phone for the status, mention the travel date, and ask what an emergency document would need. Have that plan ready a week before you fly.",
      how: "Gather the old passport, photo, birth certificate and proof of the trip, and book the earliest appointment within driving distance, also in small towns. Refresh for cancellations early in the morning. Ask for express. If you're abroad, the embassy can often issue a temporary one within a day or two.",
    },
  },
  {
    id: 'camping',
    words: [
      /\b(?:camping|campsite|tents?|camper ?van|caravan|rv|van ?life|motor ?home|glamping|hik(?:e|es|ing) (?:trip|tour|trail)|multi day hike)\b/u,
    ],
    unless:
      /\b(?:died|death|homeless|refugee|concentration|living in a tent|sell(?:ing)?|intents?|divorce|evict\w*|live in (?:my|a|an|our) (?:tent|rv|van|caravan))\b/u,
    tries: [
      'boyfriend wants to go camping and i hate dirt and bugs',
      'we bought a caravan and im scared we made a mistake',
      'first time in a tent with the kids and it rains for five days',
      'should i quit everything and do van life for a year',
      'camping with kids, any advice',
      'hate camping, he loves it',
      'we are more pool people, honestly, with towels and a big buffet, but the children want to sleep in a tent',
      'should we buy a camper van or rent one first',
      'how do i sleep in a tent at 50 with a bad back',
      'what do i need for camping with a 2yo',
      'our caravan smells and the kids are bored, and its only day two',
      'first hiking trip in the alps in june, what do i forget',
      'the brochure showed a lake and happy children with marshmallows and nobody mentioned the mud, we are camping since friday and im done',
    ],
    says: {
      told: "Camping is won at night, so spend your effort there: a thick mat, a warm bag, dry socks that are only for sleeping, a headlamp each. Try one night close to home before a week far away. A site with showers counts as camping. In rain, a tarp over the table and a card game save the mood. And if one of you loves it and one doesn't, agree on two nights and then a bed.",
      should:
        "Try it small first: rent the van or tent for a long weekend in bad weather. If you still like it on the wet morning, it's for you. For a whole year, save a few months of money, keep an address, and set a date to look at it again. Then go with a light heart.",
      normal:
        "It's perfectly normal not to like dirt, bugs and a walk to the toilet at three; nobody has to. It's also normal to doubt a big purchase in its first rain. Judge it after three trips. One dry sunset changes a surprising number of minds.",
    },
  },
  {
    id: 'hotel-stay',
    words: [
      /\b(?:hotels?|airbnb|hostel|resort|motel|bed and breakfast|b&b|vacation rental)\b/u,
      /\b(?:room|booked|booking|dirty|noise|noisy|bad|awful|terrible|review|host|stay(?:ed|ing)?|night|reception|photos?|different|complain\w*|check[- ]?in|breakfast|smell\w*|fake)\b/u,
    ],
    unless:
      /\b(?:affair|cheat\w*|receipt|ex|another woman|other woman|husband|wife|boyfriend|girlfriend|died|death|camera|cancel\w*|bed ?bugs?|work(?:s|ing)? (?:at|in) a|party|my guests|im a host|homeless|shelter|he was|she was|caught|found out|met (?:him|her))\b/u,
    tries: [
      'hotel looks nothing like the photos, room smells of sewage',
      'the airbnb host wants 300 for a stain that was there before',
      'should i complain about the noisy hotel room or just survive two nights',
      'arrived at midnight and our booking doesnt exist at the hotel',
      'hotel room is disgusting',
      'airbnb nothing like the photos',
      'it was meant to be our ten year thing, i wore the dress and everything, and the hotel put us in a room over the kitchen',
      'how do i complain at a hotel without being that person',
      'the host of our airbnb lives behind a curtain, is that normal',
      'should i leave a bad review for a hostel where the staff were sweet but the room was dirty',
      'they want me to pay for breakfast in the hotel that i never ate',
      'my mum booked a resort from 1974 and says its charming, 6 nights',
    ],
    says: {
      told: "With a bad hotel or rental, say it in the first hour and with photos; what's reported on arrival gets fixed, and what's reported at checkout gets a shrug. \"This isn't what we booked. Do you have another room, or can you move us?\" Write it in the platform's own chat so there's a record. For charges you didn't cause, refuse there, with your pictures, and let them decide. Then go out for dinner anyway.",
      should:
        "Yes, complain, politely and at once. You aren't being difficult; another room is often free, and staff would rather swap it than read the review. Survive it only if it's one night and you're nearly asleep already. In a review, be exact about the room and kind about the people.",
      say: "At reception, smiling: \"We've just been to the room, and it smells so strong that we can't sleep there. What can you offer us tonight?\" Then wait. Don't fill the silence. If the answer is nothing, ask for that in writing, and contact the platform while you're still standing there.",
    },
  },
  {
    id: 'jet-lag',
    words: [/\b(?:jet ?lag(?:ged)?|time ?zones?|long[- ]haul)\b/u],
    unless: /\b(?:long distance|ldr|relationship|boyfriend|girlfriend|died|death)\b/u,
    tries: [
      'jet lag is killing me, awake at 3am for the fifth night',
      'how long does jetlag last, i came from tokyo on sunday',
      'long haul flight tomorrow with a meeting right after landing',
      'the time zone change makes me weirdly sad every time i travel',
      'jet lag with a baby',
      'so jetlagged i cant think',
      'we came home from my brother in sydney on monday full of sun and stories, and now the whole family is jetlagged and eats soup at three',
      'how do i beat jet lag before a job interview',
      'is it worse flying east, my jetlag lasts ten days',
      'im 66 and the time zones get harder on me every year',
      'does melatonin help with jet lag, i ask for my mum',
      'why do i cry for no reason when im jet lagged',
      'i lie here at four in the morning in a very nice bed with the city glowing outside and count ceiling lamps, jet lag again',
    ],
    says: {
      told: 'For jet lag, daylight is the strongest thing you have: outside in the morning after flying east, in the late afternoon after flying west. Eat and sleep by local time from the first day, nap twenty minutes at most, no coffee after lunch. Count roughly a day per hour of difference. At three in the morning, read on paper and keep the phone dark. Feeling low with it is common. Ask a pharmacist before taking anything.',
      when: "Usually about a day for each hour of difference, a bit quicker after flying west. Light at the right hours and fixed mealtimes shorten it. If you're still sleeping badly two weeks later, it's probably something else by now, and a doctor is the right one to ask.",
      normal:
        "Yes, that's normal: the body keeps the old clock, and mood hangs on it, so being tearful or foggy for some days is part of it. Don't decide anything big this week. Get outside in the morning, and go easy on yourself at four in the afternoon.",
    },
  },
  // Where to live
  {
    id: 'which-city',
    words: [
      /\b(?:(?:mov(?:e|ed|ing)|relocat\w+) (?:\w+ ){0,3}?(?:to (?:a |another |the |new )?(?:\w+ )?(?:city|town|state|coast|berlin|london|paris|new york|nyc|la|madrid|lisbon|barcelona|chicago|austin|texas|florida|california|seattle|denver|toronto|vancouver|melbourne|sydney|dublin|amsterdam|vienna|mumbai|delhi|bangalore|portland|boston|miami|atlanta)|across the country|cities|away from here)|(?:which|what|new) (?:city|town)|leave (?:this|the) (?:city|town)|start(?:ing)? over somewhere)\b/u,
    ],
    unless:
      /\b(?:died|death|hits|abus\w*|custody|boyfriend|girlfriend|husband|wife|fiance|for him|for her|parents|mom|mum|company|transfer\w*|job offer|small town|country ?side|village|he lives|she lives|lives in|long distance|boxes|packing|what state)\b/u,
    tries: [
      'thinking of moving to lisbon, i know nobody there',
      'which city would be good for me, im done with chicago',
      'moved to berlin in march and have zero friends',
      'should i move across the country for a fresh start at 37',
      'should i move to london',
      'leave this city or stay',
      'i have a good flat and a job that is fine and two friends who are busy, but since spring i think about moving to another city every day',
      'which city is good for a single woman of 45',
      'i moved to vancouver for the mountains and see only rain',
      'how long do you give it after moving to a new town',
      'is it running away if i move to another city and start over',
      'my sister says come, should i move to melbourne',
      'i have lived within three streets my whole life and love my people, but lately i look at rooms on the internet and think of moving to a new city',
    ],
    says: {
      told: "Test a city on an ordinary Tuesday before you hand it your life: two weeks in a rented room, doing your own shopping, working, being bored there. Ask three things: could you pay for it, who would you call with a fever, and where would you walk on a Sunday. If you've already moved and it's lonely, pick one thing that meets weekly and go eight times. Friends come from repetition.",
      should:
        "Go if you're drawn to something there, and not only away from here; and if you've got three months of money. Keep the way back open for a year: sublet, store, don't sell everything. I'd wait if you're in the middle of a hard month, because every other city looks good then.",
      will: "I can't promise a place will make you happy. It tends to work for those who have work or study there, one person to call, and a weekly habit within the first month. Give it a full year with all its seasons before you judge it.",
      normal:
        "Yes, it's normal: wanting to start over somewhere, and feeling hollow for the first months after doing it. Nobody tells you that a new city takes about a year to become yours. Being lonely in March doesn't mean it was wrong.",
    },
  },
  {
    id: 'town-or-country',
    words: [
      /\b(?:small town|country ?side|village|big city|city life|rural|suburbs?|suburbia|farm ?house|off grid|homestead\w*|middle of nowhere|(?:live|lived|move|moved|moving|living) (?:in|to) the (?:country|woods|mountains|sea|coast))\b/u,
    ],
    unless: /\b(?:died|death|war|abus\w*|neighbou?rs?|train|rooster|it takes a village)\b/u,
    tries: [
      'i hate living in a small town where everyone knows my business',
      'we want to leave the big city for the countryside but im scared of boredom',
      'moved to a village for my husband and i have nobody',
      'should we stay in the suburbs for the school or go back to the city',
      'village life is boring me',
      'city or countryside, cant decide',
      'we have a two year old and a kitchen the size of a towel, and my husband dreams of a farmhouse with hens, should we move to the countryside',
      'how do i meet people in a small town where all are married',
      'im 17 and stuck in the middle of nowhere, nothing happens here',
      'is it selfish to take the kids away from the big city',
      'we moved to the woods and i miss sushi and noise',
      'why do people in this village not greet me after 8 years',
      'everyone waves from the tractor and the air is lovely and i know i should be grateful, but i am so lonely in this village',
    ],
    says: {
      told: "Between town and country, look at your evenings and not at the view: who would you see on a wet Thursday in November, and how would you get there? That decides it for most people. If you're already there and stuck, join one thing that meets weekly, and get yourself your own way of moving around. And before a big change, rent for one winter; any village is lovely in June.",
      should:
        'Try before you switch: three months of renting, in the dull season, with your real work. Move if you came home glad more often than not. Stay if what you want is mainly a garden or mainly friends; both can sometimes be had where you are, at less cost.',
      normal:
        "Entirely normal, and not selfish. Some people feel held where everyone knows them, others feel watched, and the same person can feel both ten years apart. It's no betrayal to want out, nor a failure to want quiet. Name what's missing, silence or company, and look for that first.",
      will: "I can't tell you that you'd be happy there. It works best for people who bring something to do, have a car or a train, and say yes to the first three invitations. Set a date a year on when you'll decide again, so it isn't forever from the start.",
    },
  },
  {
    id: 'living-abroad',
    words: [
      /\b(?:(?:mov(?:e|ed|ing)|liv(?:e|ed|ing)|work(?:ed|ing)?|study(?:ing)?|relocat\w+|emigrat\w+) (?:\w+ ){0,2}?(?:abroad|overseas|to (?:another|a new|a different) country|in (?:another|a foreign|a new|a different) country)|(?:mov(?:e|ed|ing)|emigrat\w+) to (?:canada|australia|new zealand|germany|france|italy|spain|portugal|japan|the (?:us|usa|uk|states|netherlands)|america|england|ireland|switzerland|sweden|norway|denmark|mexico|thailand|dubai)|expats?|emigrat\w+|immigrant|new country|foreign country|erasmus|exchange (?:year|student|semester)|study abroad|year abroad|semester abroad)\b/u,
    ],
    unless:
      /\b(?:died|death|war|deport\w*|asylum|refugee|visa|(?:friend|bestie|sister|brother|son|daughter|boyfriend|girlfriend|ex|crush|he|she) (?:is |are |has |was |just |wants to )*(?:mov\w+|emigrat\w+)|(?:mov(?:e|ed|ing)|com(?:e|ing)|came|go(?:ing)?) back|return\w*|home ?sick)\b/u,
    tries: [
      'got a chance to work abroad for two years and my mother says i will kill her with it',
      'living in a foreign country for six years and still feel like a guest',
      'should i do a year abroad or will i miss everything here',
      'expat life is lonely, everyone leaves after two years',
      'im moving to another country in august and cant speak the language',
      'living abroad is lonely',
      'im moving to canada!!',
      'my husband is from here and everyone is nice and the bread is good, but after three years of living in another country i have no one for coffee',
      'should i study abroad for a year, my boyfriend says no',
      'is it too late at 55, we moved to portugal and i know only the baker',
      'is it normal to feel stupid in a foreign country when at home i was a teacher',
      'four months since we moved to australia and everything is upside down',
      'we live abroad for his career and every form here makes me cry',
    ],
    says: {
      told: "Abroad, the first year is for paperwork and language, the second for people, so don't judge it too early. Learn the words for your own street before grammar: bread, bus, doctor, thanks. Get one local habit with the same faces each week, a choir, a gym, a market stall. Fix a weekly call home, same hour, and then live where you are. Family who fear it calm down with a date for the first visit.",
      should:
        "I'd go, if there's work or study waiting, some money for a flight back, and the wish is yours. Two years is a long adventure and a short piece of a life. I'd stay if someone at home truly depends on you day to day, or if it's mainly to get away from a feeling.",
      normal:
        "Yes, feeling slow, clumsy or like a guest is normal, even after years, and it's neither stupidity nor ingratitude. Jokes, school memories and being recognized at the bakery take longest. Many people live well with a foot in each place. One friend who grew up there changes it more than any number of other newcomers.",
      say: "To the ones staying: \"I'm going because I want to know what it's like, and not to get away from you. We'll talk on Sundays, and you're coming in October. I've looked up the flights.\" A date to look forward to does more than ten reassurances.",
    },
  },
  {
    id: 'coming-back',
    words: [
      /\b(?:(?:mov(?:e|ed|ing)|com(?:e|ing)|came|go(?:ing)?|went) back (?:home )?(?:to (?:my|our) (?:home ?town|home country|country|old (?:city|town))|from (?:abroad|overseas|\w+ after)|after (?:\w+ ){1,2}(?:years|months) (?:abroad|away|in|overseas))|return(?:ed|ing)? (?:home|to my (?:country|home ?town))|back in my (?:home ?town|country|home country)|reverse culture shock|back from my year abroad|home from my exchange|back to my (?:home ?town|home country|country))\b/u,
    ],
    unless: /\b(?:died|death|funeral|war|deport\w*|ex|dementia|cancer|parents)\b/u,
    tries: [
      'moved back to my hometown after 12 years and everyone has their own life',
      'should we go back to our country or stay here for the kids',
      'came back after three years abroad and nothing fits anymore',
      'reverse culture shock is real, i feel like a stranger at home',
      'moving back to my hometown',
      'reverse culture shock, anyone',
      'i had the sea and a bakery and people who laughed at my accent, and now im back in my home country and everything is grey',
      'should i return home after 20 years in america',
      'how do i explain to my kids that we go back to our country',
      'is it failing to move back to my hometown at 33',
      'i came back from abroad and my friends have babies and no time',
      'my husband wants to return to his country, i dont want to move back to my country either',
      'im back from my year abroad and nothing feels right here',
      'came home from my exchange and my old life doesnt fit anymore',
    ],
    says: {
      told: "Treat the place you're going back to as a new city where you happen to know the streets: it changed, and so did you. Do the newcomer's things, one weekly group, one new neighborhood, and meet old friends singly and not as the old gang. Keep something from there alive, a dish, a language hour. If you're still deciding, go for a month first, in a dull season, as a resident and not as a visitor.",
      should:
        "Go back if there are people you'd see every week and work you'd want, and if you'd choose it even without the nostalgia. Stay if the life you've built is mostly good and it's the smell of home you miss; visits can carry that. With children, ask what their Tuesdays would look like in each place.",
      normal:
        "Very normal, and many find the return harder than the leaving, because nobody expects you to need time. People ask twice about it and then talk about parking. Find one other person who came back. It usually takes about a year until it's yours again.",
    },
  },
  {
    id: 'homesick',
    words: [
      /\b(?:home ?sick(?:ness)?|miss(?:ing)? home|miss my (?:country|home ?town|city|old (?:city|town|flat|apartment|house|neighbou?rhood)))\b/u,
    ],
    unless: /\b(?:died|death|war|passed away)\b/u,
    tries: [
      'so homesick at university i cry in the shower',
      'i miss my country every time it rains here',
      'how long does homesickness last, its been two months',
      'moved for love and miss home so much i resent him',
      'homesick all the time',
      'i miss home so bad',
      'the dorm is fine and the girls are sweet and the meals are free, but at night im so homesick i listen to our church bells on my phone',
      'im 15 and homesick in the first week of summer camp',
      'is it normal to be homesick at 40',
      'i miss my old neighborhood, the baker knew my name',
      'does homesickness ever stop, im in dubai for work since two years',
      'married here for ten years and still homesick every winter',
      'i have the job i wanted and a room with a view of the sea and still i cook my mothers soup and cry, so homesick',
    ],
    says: {
      told: 'Homesickness eases from both ends: bring a piece of home here, and put one root down in the new place. Cook the dish, hang the photo, keep one fixed call a week instead of scrolling every night. Then go somewhere twice a week where the same faces are. Evenings and Sundays are worst, so plan those first. Put the next visit in the calendar; a date makes missing bearable.',
      when: "For most people the sharp part softens within two or three months, in waves, with bad Sundays in between. It goes faster with a routine and one person nearby. If you're not eating or sleeping, or it's getting darker instead of lighter, talk to a doctor or a student counselor.",
      normal:
        'Yes, it\'s completely normal, at eighteen and at fifty, even when you chose the move and like it. It means that you had something good. Resenting the person you moved for happens too. Say it as missing and not as blame: "I miss home today. Stay close to me."',
    },
  },
  // Weather and the days
  {
    id: 'heat-wave',
    words: [
      /\b(?:heat ?waves?|too hot|so hot (?:here|outside|in|today|that|i)|(?:this|the) heat|hot (?:nights?|summer|weather)|(?:3[2-9]|4\d) degrees|air ?con(?:ditioning|ditioner)?|humid(?:ity)?|sweating all night|scorching)\b/u,
    ],
    unless:
      /\b(?:hot flash\w*|menopaus\w*|hes so hot|shes so hot|heat of the moment|for me|dog in (?:a|the) car|died|death|so hot (?:i want|that i want)|the heat (?:is broken|doesnt|went)|heater|guy|fever|turn(?:s|ed|ing)? (?:up|down|off) the heat|in heat)\b/u,
    tries: [
      '39 degrees in my attic flat and i cant think',
      'this heat makes me so irritable i snapped at everyone',
      'heatwave and my grandmother refuses to drink or close the blinds',
      'should i buy an air conditioner for two weeks a year',
      'too hot to sleep',
      'this heat is killing me',
      'im seven months pregnant on the top floor under a tin roof and its 37 degrees and the fan just moves the hot air around',
      'how do i cool my bedroom without air conditioning',
      'my grandpa is 90 and wears a sweater in this heatwave',
      'is it dangerous to work on a roof in 38 degrees, my boss says drink water',
      'should i go to work in this heat with low blood pressure',
      'why am i so angry when its humid',
      'we sleep on the floor tiles with wet towels and the cat lies in the bathtub and nobody has a nice word left, this heat is too much',
    ],
    says: {
      told: "In this heat, treat the home like a cave: blinds and windows shut from morning, everything open after sunset. Cool wrists and feet, drink before you're thirsty, do the day's real work before ten. Outdoor work needs shade and a break every hour. Look in on old people twice a day; pregnant or ill, ask a doctor or midwife early. Confusion, fainting or hot dry skin is an emergency, so call for help. Short tempers are the heat too.",
      should:
        "About working: not if you're dizzy or faint, or have nothing but sun over you; tell your boss before the shift, and ask a doctor if you have low blood pressure or take medicine. About an air conditioner: buy one if you sleep right under the roof, work from home, or someone is old, ill or very small. Otherwise try outside shade and a good fan first, and ask the owner before you install anything fixed.",
      normal:
        "Yes, it's normal to be cross, slow and weepy in it; bad sleep and a hot body do that to everyone. You're not becoming a worse person. Apologize for the snapping in one sentence, take a cool shower, and put off decisions until the weather breaks.",
      glad: "Here's something nice: close your eyes and think of the first step into cold water, up to the ankles. Now make a small one: a bowl of cold water for your feet, a wet cloth on the neck, a frozen grape or two, blinds shut, and a silly film. Tonight it drops a few degrees and you open everything. You're allowed to do nothing at all until then, that's what this weather is for.",
    },
  },
  {
    id: 'snow-ice',
    words: [
      /\b(?:snow(?:s|ed|ing|y|storm)?|blizzard|ice (?:on|everywhere)|icy|black ice|shovel(?:l?ing)?|snowed in)\b/u,
    ],
    unless:
      /\b(?:died|death|accident|snow ?board\w*|snow white|jon snow|ski\w*|husky|dream\w*|cocaine|broke)\b/u,
    tries: [
      'snowed in for three days with my in laws',
      'first snow today and i feel like a child again',
      'the roads are icy and i have to drive to work at 5am',
      'im 70 and who is going to shovel all this snow',
      'snowed in again, going crazy',
      'first snow!! so happy',
      'we have to be at the hospital for my daughters check at eight and the road over the hill is icy and nobody has salted',
      'how do i shovel snow without ruining my back',
      'its snowing in april, is this a joke',
      'my mum is 78 and walks over black ice for her newspaper',
      'should i still drive to my parents, they announce a blizzard',
      'i come from kenya and saw snow today for the first time, i cried',
      'the bus doesnt run and the school is closed and my boss says everyone else made it in, but our road is full of snow',
    ],
    says: {
      told: 'With snow or ice, slow everything by half and say so early: "It\'s icy here, I\'ll be an hour late or on the phone." If you have to drive, clear all windows, low speed, no sudden moves, a blanket and a charger in the car. For shoveling, small loads and breaks, and with heart trouble or age, pay a teenager or ask the city. And go and look at it once, in the quiet.',
      should:
        "Stay home if you've any choice; hardly any appointment is worth black ice. If you have to go, leave early, tell someone your route, and turn back without shame. Ask work about starting late or remotely before you set out, with a photo of the street.",
      glad: "The first snow does that; the whole street goes quiet and everyone is eight years old. Go out before it's trodden down, even for ten minutes, and catch some on your sleeve. Then something hot by a window. It's one of the few joys that arrive at everyone's door for free.",
    },
  },
  {
    id: 'storm-flood',
    words: [
      /\b(?:hurricanes?|tornado(?:es)?|typhoon|cyclone|thunder ?storms?|thunder|lightning|wild ?fires?|earthquakes?|evacuat\w+|storm(?:s)? (?:is|tonight|coming|took|damag\w*|warning|last)|the storm|flood(?:s|ing|waters)?|hail(?:storm)?)\b/u,
    ],
    unless:
      /\b(?:died|dead|death|killed|missing|dream\w*|calm before|weather(?:ed)? the storm|perfect storm|emotional|flood of|memories|thunder thighs|stole|strikes twice|lightning (?:fast|cable)|kitchen|bathroom|basement|dog|cat)\b/u,
    tries: [
      'hurricane warning for thursday and we dont know if we should leave',
      'the storm took our roof and the insurance doesnt answer',
      'im a grown man and scared of thunder',
      'small earthquake last night and i cant sleep since',
      'wildfire smoke everywhere, we packed the car just in case',
      'hurricane is coming, so scared',
      'afraid of thunder, silly?',
      'the river is already at the bridge and my parents say they have seen worse and wont go, and there is a flood warning for tonight',
      'how do i calm my kids during a thunderstorm',
      'the hail destroyed our car and both roof windows in five minutes',
      'should we evacuate now or wait, the wildfire is 20 km away',
      'i feel the ground move since the earthquake, even in the shower',
      'is it safe to shower during lightning',
      'the windows are taped and the bathtub is full and my husband jokes like always but i see his hands, the hurricane comes tonight',
    ],
    says: {
      told: "With storms, floods, fire or quakes, follow the local warnings and not the feeling, and get ready early: papers, meds, water, chargers, cash, shoes by the bed. If they tell you to leave, go at the first call. During lightning, stay indoors and out of the shower. After damage, photograph everything before you tidy, then call the insurer and the city's help line. And being frightened by thunder or a shaking bed, at any age, is a sound body doing its job.",
      should:
        "Leave when the authorities say so, and earlier if you've small children, old people, animals or a weak house. A needless night on a friend's sofa is a cheap mistake. If no order has come, pack the bag, fill the tank, agree on where you'd go, and then sleep.",
      normal:
        "Yes, it's normal to lie awake after it and to flinch at every gust or truck. The body stays on guard for some days or weeks and then lets go. Prepare the bag once, stop checking the map after nine. If it doesn't ease within a month, talk to a doctor.",
      will: "I can't see the weather or what it'll do; the official warnings can, quite well, for a day or two. What's in your hands is the bag, the plan and the neighbor you'll knock for. Having those three ready is what lets people sleep.",
    },
  },
  {
    id: 'grey-weather',
    words: [
      /\b(?:rain(?:s|ed|ing|y)? (?:for|all|every|again|since|nonstop|non stop|outside|days?|weeks?|season|today|weather|makes)|so much rain|hate (?:the )?rain|gr[ea]y (?:weather|sky|skies|days?|outside)|(?:dark|long) winters?|winter (?:blues|depression)|(?:gets|getting|its) dark (?:at|so|early|already)|no sun|bad weather|the weather|seasonal depression)\b/u,
    ],
    unless:
      /\b(?:died|death|suicid\w*|brain fog|rain ?bow|under the weather|born|birthday|train\w*|roof|leak\w*|flat tire|holiday|vacation|honeymoon|wedding|tent|camping|mood is foggy|miss (?:my|home))\b/u,
    tries: [
      'its been raining for 19 days and i feel like moss',
      'gets dark at four, i hate winter, i just want to sleep',
      'its getting dark so early and my mood drops every year',
      'why does grey weather make me so sad',
      'no sun for weeks',
      'winter blues already in october',
      'i grew up in brazil where the light is everywhere and now i live in hamburg and it rains for the fourth week',
      'how do you survive the dark winter in finland',
      'my 4yo asks where the sun went, its been raining all month',
      'is it normal to sleep ten hours in winter, it gets dark so early',
      'rainy weather makes me so lazy, i cancelled everything and ate toast',
      'why does the weather decide my mood',
      'i bought the lamp and the vitamins and a yellow raincoat and i still feel like a wet sock, it has been raining for weeks',
    ],
    says: {
      told: "Against gray and rainy weeks, light in the morning does the most: half an hour outside before noon, even under clouds, beats ordinary light indoors. Then give each dark evening a small appointment, soup with someone, a class, a film night. Good rain gear is cheaper than a flight. If every winter pulls you right down, so that you can't work, eat or care, tell a doctor early; there's real help for that.",
      why: "Because the body sets its clock and its drive by daylight, and in gray months it gets a fraction of it. You also move less and see fewer people. So it's not weakness. Morning light, movement and a fixed bedtime help most people; a doctor can advise about light lamps if it's heavy.",
      normal:
        "Yes, it's normal to be slower, hungrier and lower when it's dark and wet; half the street is. It's worth more attention if it comes every year and takes the joy out of everything for weeks. Then see a doctor in the fall, before it's deep.",
    },
  },
  {
    id: 'clocks-change',
    words: [
      /\b(?:daylight savings?(?: time)?|clocks? (?:change\w*|changing|went|go|going|turned)|time change|summer ?time (?:change|starts|ends)|spring forward|fall back an hour|lost an hour)\b/u,
    ],
    unless: /\b(?:biological clock|died|death|overtime|paid|11 ?11)\b/u,
    tries: [
      'the clocks changed on sunday and my kids are up at 4:50',
      'daylight savings ruins me every year, im a zombie',
      'is it normal to feel off for a week after the time change',
      'clocks go back this weekend and i dread the dark',
      'clock change broke my baby',
      'hate daylight savings',
      'i had just got the little one to sleep until six after a year of trying, and then the clocks went back and we are at five again',
      'how long does it take to get used to the time change',
      'my dog doesnt understand that the clocks changed',
      'is it true that more accidents happen after daylight saving',
      'why do they still do the time change, im so tired',
      'i came an hour late to church because the clocks went forward',
      'it is only one hour and everyone acts like im exaggerating, but every year after the clocks change i need a week to be a person',
    ],
    says: {
      told: "After the clocks change, give your body about a week and use light as the lever: bright and outside right after waking, dim an hour before bed. Move meals and bedtimes by ten or fifteen minutes a day, children's too, and skip the long nap. Drive and cross streets a bit more carefully for the first days. If you dread the dark evenings, book two bright things into that first week.",
      normal:
        'Yes, feeling foggy, cross or hungry at odd hours for about a week is normal; one hour is more than it sounds to a body clock. Children, pets and early risers take it hardest. Morning light shortens it. If sleep is still off after two or three weeks, look for another reason.',
      when: 'Most people are back in step within three to seven days, small children in about a week or a little more. You can get there sooner by shifting bedtime a quarter of an hour each day and getting outside early. Until then, no important talks before breakfast.',
    },
  },
  {
    id: 'power-cut',
    words: [
      /\b(?:power (?:cut|outage|failure|went out|is out|out)s?|black ?outs?|electricity (?:went|is|was) (?:out|off|gone)|no power (?:since|for|in (?:the|our|my)|at home|here)|no electricity|load ?shedding|lights went out)\b/u,
    ],
    unless:
      /\b(?:drunk|drink\w*|drank|alcohol|wine|vodka|no power (?:over|in|to)|faint\w*|seizure|bill|died|death|unpaid)\b/u,
    tries: [
      'power cut since last night and my freezer is full of meat',
      'no electricity in the whole street, sitting here with candles and its kind of nice',
      'load shedding again, four hours a day, i cant work like this',
      'the power went out in the middle of my online exam',
      'power outage, what do i do',
      'no electricity since morning',
      'the soup is half cooked and my phone is at twelve percent and the kids are scared, and the power is out in the whole valley',
      'how long does food stay good in a blackout',
      'load shedding in johannesburg kills my little business',
      'is it bad to open the freezer during a power cut',
      'the kids loved the blackout, we played cards with candles',
      'the power went out and i was in the elevator, never again',
      'i was in the middle of a call with a client and had the potatoes on the stove and suddenly everything was dark, power cut',
    ],
    says: {
      told: 'In a power cut, keep fridge and freezer shut: roughly four hours for the fridge, a day or two for a full freezer. Unplug the computer and the stove, use flashlights over candles, never run a generator or grill indoors. Phone to low power, and text once to whoever expects you; for work or an exam, a photo of the dark street is your proof. Anyone who depends on a medical device should call its supplier or the emergency number now.',
      when: "I can't see the grid. Your power company's outage map or hotline usually has an estimate, and it's worth looking once an hour and no more. If it's only you and not the street, check the fuse box first, then call.",
      normal:
        'Leave the freezer shut if you can; the rest is normal. Some people feel uneasy and some find it rather lovely, since nobody can want anything from you. Save the phone, put on a sweater, tell stories. Keep one full power bank and a flashlight in a fixed drawer from now on.',
      say: 'To a teacher or boss: "The power went out here at 10:40, and I was cut off. Attached is a photo and the outage notice. When can I repeat or hand in the rest?" Send it from the phone right away. Early and with proof is nearly always enough.',
    },
  },
  {
    id: 'house-guests',
    words: [
      /\b(?:house ?guests?|(?:visitors?|guests?) (?:are |is |who )?(?:stay\w*|coming|wont leave|overstay\w*|for (?:a|two|three) weeks?)|guest room|overstay\w*|(?:stay(?:s|ing)?|crash(?:es|ing)?) (?:at|in|on) (?:my|our) (?:place|couch|sofa|house|flat|apartment|home))\b/u,
    ],
    unless:
      /\b(?:visa|died|death|wedding guests?|room ?mates?|hits|abus\w*|hotel|snor\w*|in ?laws?|boyfriend|girlfriend|ex|boiler|heating)\b/u,
    tries: [
      'my cousin is staying at our place for a week, thats now two months',
      'guests coming on friday and we have one bathroom',
      'how do i tell a friend who is crashing on my couch that its time to go',
      'husband gave the guest room to his buddy without asking me',
      'guests who wont leave',
      'my cousin overstayed, three weeks',
      'it is a small flat with thin walls and one toilet and i work from the kitchen, and my brothers friend is staying at our place since september',
      'how do i say no when people want to stay at my place because i live near the beach',
      'my mothers sister is a house guest from hell, she rearranged my spices',
      'is it rude to ask houseguests to bring their own towels',
      'should i give guests my bed or the sofa, visitors coming on friday',
      'we have a guest room and suddenly so many cousins',
    ],
    says: {
      told: "Guests need an end date more than they need a nice towel, so give one, kindly and soon: \"It's been good to have you. We need the room back by the 15th. Can I help you look for something?\" Before a visit, say the leaving day in the invitation. While they're there, hand out one job and keep one hour that's yours. If someone at home invited them without asking, sort that out between the two of you.",
      say: "\"I'm glad we could help. We need our home to ourselves again, so let's say Sunday the 15th. What do you need from me to make that work?\" Say it in the daytime and leave it there. To say no beforehand: \"We'd love to see you, but we can't put anyone up. I'll send you a nice place near us.\"",
      normal:
        "You're not rude and you're not cold. Everyone longs for their own kitchen after a while, even with people they love. Wanting it back isn't unkind. Waiting until you explode would be, so say a date while you still like them.",
    },
  },
  // More of the home
  {
    id: 'moving-house',
    words: [
      /\b(?:moving (?:house|home|houses|apartments|flats|day|next (?:week|month)|on (?:saturday|friday|the)|tomorrow|again|is so|stress)|(?:we|i) (?:are |am |just )?mov(?:e|ed|ing) (?:house|home|apartments?|flats?|again|next (?:week|month)|tomorrow)|(?:were|im) moving (?:next|tomorrow|again|on|house))\b/u,
    ],
    unless:
      /\b(?:moving on (?:from|with|is|after|in)|died|death|divorce|moving again(?:st)? with|boxes|box|packing|packed|movers|in with|in together|nursing|care home|back home|slowly|my legs?)\b/u,
    tries: [
      'moving house is so stressful i cry over light bulbs',
      'we are moving next week and i suddenly love our old street',
      'moving again, fifth time in six years',
      'were moving tomorrow and my teenager wont talk to us',
      'moving house, so stressed',
      'were moving again, kids upset',
      'it has been our home for sixteen years with all the marks on the door frame, and in ten days we are moving house to something smaller',
      'how do i help my 8yo who doesnt want to go, we are moving next month',
      'is it normal to regret everything the week before moving house',
      'we moved house in june and my cat still looks for the old door',
      'moving again because of his work, i dont even hang up pictures anymore',
      'my parents are moving home at 80, is it too late for that',
      'i should be happy because its bigger and has a green door and a real pantry, but we are moving house on friday and i cant stop crying',
    ],
    says: {
      told: "A move is a hundred small jobs and one goodbye, so give the goodbye its own half hour: walk through the empty rooms, name what happened there, take a photo from each door. For the jobs, write only three on each day's list. Let everyone choose one thing in the new place that's theirs, sulking teenagers above all. And make up the beds first when you arrive; the rest can wait until you've slept.",
      normal:
        "Yes, it's normal to be weepy, snappy and suddenly in love with the old street. You're losing your routes and your sounds, even when the new place is better. It usually settles within a few weeks, once you know where the light switches are in the dark.",
      should:
        "If it's settled, go through with it and don't judge the new place before a month is over. If you're still free to choose, move for what your ordinary week would gain, and stay if it's mainly restlessness. A move is a costly way to change a mood.",
      glad: "How good, new rooms and a new view while you brush your teeth. Keep one evening in the old place for a real goodbye, pizza on the floor is fine. And unpack the lamp and the kettle first in the new one; with light and tea it's already home.",
    },
  },
  {
    id: 'new-home-joy',
    words: [
      /\b(?:(?:love|adore|happy (?:with|in)|settled in(?:to)?|got|signed for|keys (?:to|for)) (?:my|our|the) (?:new |dream |first )+(?:flat|apartment|house|home|place)|house ?warming|got the (?:flat|apartment|house|keys))\b/u,
    ],
    unless: /\b(?:died|death|divorce|lost|locked|own)\b/u,
    tries: [
      'we got the apartment!! it has a bay window',
      'i love my new flat, the morning light is unreal',
      'should i do a housewarming when i hardly know anyone here',
      'we got the house and i just sat on the floor',
      'we got the house!!',
      'love my new apartment',
      'three years of searching, two near misses, one crying fit in a car park, and today at noon we got the keys',
      'planning a housewarming in a half empty flat',
      'is it silly that i kiss the walls, im so happy in my new home',
      'how do we bless the place, we just got the keys to our first home',
      'my daughter and i love our new home, she picked the yellow room',
      'i love our new place but i miss my old bakery',
      'i grew up with five people in two rooms and never had a door to close, and yesterday we got the keys, i sat on the floor and laughed',
    ],
    says: {
      told: 'A new home deserves a small ceremony, so do one this week: something hot on the floor of the emptiest room, or bread and salt from a friend. Live in it for a month before you buy the big things, because rooms tell you slowly what they want. Ring at two doors and say your name. And a housewarming works with six people and one big pot just as well as with thirty.',
      should:
        "Yes, have the housewarming, and keep it small: neighbors from two doors, two people from work, one old friend. Soup, bread, ending at ten. It's the easiest reason there is to invite people you barely know, and it's gone after the first few months.",
      glad: "Congratulations, that's a wonderful thing to have a key for. Sit in each room once at a different hour, and you'll find the spot that's going to be yours. Take a photo while it's still empty. In five years you'll love how much room for everything there was.",
    },
  },
  {
    id: 'neighbors-fighting',
    words: [
      /\b(?:neighbou?rs?|next door|upstairs|downstairs)\b/u,
      /\b(?:fight(?:s|ing)?|argu(?:e|es|ing)|screaming at (?:each other|her|him|the kids?)|yelling at (?:each other|her|him|the kids?)|crying)\b/u,
    ],
    unless:
      /\b(?:fight(?:s|ing)? with (?:me|us|my|our)|argu(?:e|es|ing) with (?:me|us|my|our)|(?:i|we) (?:\w+ )?(?:fight|argue)|my (?:mom|mum|dad|parents|husband|wife|boyfriend|girlfriend|baby|kids?)|gun|knife|right now|died|killed)\b/u,
    tries: [
      'neighbors are fighting every night and the kid cries',
      'i hear the couple next door arguing and things breaking, should i do something',
      'upstairs they are screaming at each other again at 2am',
      'the woman downstairs was crying for hours after they came home',
      'neighbors screaming at each other again',
      'couple upstairs fighting, kids crying',
      'i never know if it is just how they talk or if something is wrong, but every friday the people next door are fighting and a door slams',
      'should i knock when i hear the woman downstairs crying',
      'how do i know if it is dangerous when neighbours argue like that',
      'my son asks why the man upstairs is yelling at her',
      'do i call the police if the neighbors fight but nothing breaks',
      'is it my business, the couple next door argues every night since lockdown',
      'the walls are thin and i know things about them that i dont want to know, but last night the neighbours were fighting and something broke',
    ],
    says: {
      told: "If it ever sounds as if someone, or a child, is being hurt, call the emergency number; you don't have to be sure. For fights that are only loud, note dates and what you hear. Don't step between them. At a quiet moment, alone with the one who seems to suffer: \"I'm next door. If you ever need a door to knock on, it's mine.\" A domestic violence line also advises neighbors, for free.",
      should:
        "Yes, do something, at the size it asks for: the emergency number for blows, threats, cries for help or a child in fear, and a quiet offer on the stairs for the rest. A call that turns out needless harms little. If you're unsure, ask a domestic violence line what they'd do.",
      say: 'Alone, on the stairs, without the other one near: "I sometimes hear it getting loud. I don\'t want to pry. If you ever need anything, knock at any hour." No advice and no questions. It may get a shrug today and be remembered on the night it matters.',
      normal:
        "Being shaken by it is normal, and so is not knowing whether it's your business. It is, a little: you're the one who can hear. You can't mend their home, but you can be a witness who writes down dates and who calls when it sounds like harm.",
    },
  },
  {
    id: 'house-fire',
    words: [
      /\b(?:house fire|kitchen fire|(?:house|home|flat|apartment|building|kitchen) (?:has |just |was |is )*(?:burn(?:ed|t|ing)(?: down)?|on fire|caught fire)|lost (?:everything|our home|my home) in (?:a|the) fire|fire in (?:our|my|the) (?:house|flat|apartment|building|kitchen))\b/u,
    ],
    unless: /\b(?:died|dead|death|killed|dream\w*|wild ?fire)\b/u,
    tries: [
      'our house burned down in february and we live in a motel',
      'there was a kitchen fire because i forgot the oil, nobody hurt but i keep seeing it',
      'my sister lost everything in a fire, what do i even say',
      'fire in our building last night, everything smells of smoke',
      'our kitchen caught fire',
      'lost everything in a fire',
      'the firemen were wonderful and the cat is fine and everyone brings soup, but since the house burned down i smell smoke in my sleep',
      'my colleagues house burned, how can i help',
      'how do i clean smoke out of baby clothes after a fire in our building',
      'i left the candle on and there was a fire in my apartment, i cant forgive myself',
      'what does the insurance pay when the kitchen burned',
      'is it normal to be afraid of the stove after a kitchen fire',
      'i only went to answer the door for two minutes and the lady wanted to talk about her hip, and then there was a kitchen fire',
    ],
    says: {
      told: "After a fire, people first: if it's burning now, get out and call the emergency number. Anyone who breathed smoke should be seen by a doctor, even if they feel fine. Then the insurer, photos before anything is thrown away, and new papers from the city; the Red Cross or a similar local group helps with clothes and a bed. Seeing it again at night is common at first. If it stays, ask a doctor.",
      normal:
        "Yes, it's normal to keep seeing it, to smell smoke where there's none, and to feel guilty even for a mistake anybody could make. A pan left on takes ninety seconds. The body calms down over some weeks. If it doesn't, talk to a doctor; there's good help for it.",
      say: "\"I'm so glad you're alive. I don't have words for the rest. I'm bringing dinner on Thursday, and you can have our spare room. What size are the kids' shoes?\" Something concrete beats \"let me know if you need anything\", because right now they can't think of what they need.",
    },
  },
  {
    id: 'visa',
    words: [
      /\b(?:visas?|green card|work permit|residence permit|residency permit|immigration (?:office|lawyer|interview|papers)|citizenship)\b/u,
    ],
    unless: /\b(?:visa card|credit|died|death|deport\w*|detain\w*|asylum|threaten\w*|abus\w*)\b/u,
    tries: [
      'my visa was rejected and my whole plan falls apart',
      'waiting for my work permit since nine months, i check the portal every hour',
      'will i get my visa, interview is on monday',
      'should i apply for citizenship or keep my old one',
      'visa denied, im broken',
      'waiting for my visa, anxious',
      'i have a place at the university in oslo and a room and even a winter coat, and now they say the visa takes another six months',
      'what do they ask in the immigration interview, mine is on tuesday',
      'my student visa ends in june and i dont want to go home',
      'will my green card come this year, its been four',
      'should i give up my citizenship for the new one',
      'they want a paper from my country that doesnt exist, residence permit stuck',
      'the flat is given up and my coat hangs in my aunts hall and everyone asks when i leave, and there is still no news about my visa',
    ],
    says: {
      told: 'With a visa or permit, the file decides and not your worth, so work on the file: read the exact reason or the missing item, note the deadline, and have someone qualified look at it. Migrant advice centers do that for free; beware of anyone who guarantees a result. While you wait, check the portal once a day at a fixed hour and plan two versions of the next six months. Living in between is tiring.',
      will: "I can't see an office's decision, and nobody honest can. It depends on complete papers, clear answers and the rules that week. For an interview: bring originals, answer exactly what's asked, and don't guess. If it's a no, ask for the reason in writing; there's often an appeal or a second try.",
      should:
        "Apply if you plan to stay and it gives you safety you don't have now. First find out what it would do to your old citizenship, taxes and family's status. A free migrant advice center can lay out both sides before you pay any fee.",
      normal:
        "Yes, it's normal that waiting for a stamp takes over everything; you can't plan a lease, a love or a dentist. It isn't impatience. Keep one part of your life that needs no permit, a course, a team, a friend every Thursday, and look at the portal only once a day.",
    },
  },
  {
    id: 'found-wallet',
    words: [
      /\bfound (?:a|someones|somebodys|this|some) (?:\w+ )?(?:wallet|purse|phone|iphone|ring|money|cash|bag|handbag|keys|envelope|necklace)\b/u,
    ],
    unless:
      /\b(?:husbands?|wifes?|boyfriends?|girlfriends?|his (?:car|drawer|jacket|coat|pocket|bag)|her (?:car|drawer|bag)|hidden|burner|second phone|engagement|died|death|cheat\w*)\b/u,
    tries: [
      'i found a wallet with 300 in it, do i give it back',
      'found a ring in the sand, is it a sign',
      'my son found some money on the bus and wants to keep it',
      'i found a phone in the park and it keeps ringing',
      'found a wallet, now what',
      'i found some money outside',
      'i was just walking the dog in the rain, thinking about nothing, and under the bench i found a purse with photos of children',
      'do i get a reward if i found a phone and gave it back',
      'my 9yo found a ring at the pool and wants to marry with it',
      'is it stealing if you found some cash in a shopping cart',
      'found someones keys on the beach, where do i bring them',
      'i found an envelope, found a thick envelope with cash in the library',
      'my son has big eyes and says finders keepers and honestly the money would pay the school trip, we found a wallet in the park',
    ],
    says: {
      told: 'Give what you found back, as fast and simply as you can: answer the phone, look for a name, hand it to the shop, the bus company or the police, and keep the receipt. In many places you get it, or a reward, if nobody claims it. Right now someone is turning their coat inside out. Being the person who calls is a very good feeling, and it costs you ten minutes.',
      should:
        'Yes, hand it in or find the owner. Keeping found money or valuables is against the law in many places, and it nags at you besides. A coin on the sidewalk is yours with a smile. For anything with a name, or worth missing, make the call today.',
      normal:
        "Being tempted for a minute is completely normal, especially in a tight month. What you do after that minute is what you'll remember. As for a sign: the likeliest one is that somebody lost something, and that you happen to be the one who can end their bad day.",
    },
  },
  {
    id: 'broken-mirror',
    words: [
      /\bmirrors?\b/u,
      /\b(?:broke|broken|breaks?|shattered|smashed|cracked|fell|bad luck)\b/u,
    ],
    unless:
      /\b(?:car|movers|moving day|threw|throws|punch\w*|rage|wing|side mirror|heart|broke up|died|death)\b/u,
    tries: [
      'a mirror broke this morning, seven years of bad luck?',
      'the mirror fell off the wall by itself at night',
      'i broke a mirror the day before my wedding',
      'should i keep the cracked mirror or is that bad luck',
      'broke a mirror, bad luck?',
      'mirror cracked by itself',
      'i dont believe in these things, my grandmother did, but the mirror in our hall fell down on the day i signed the divorce papers',
      'how do i undo the bad luck of a broken mirror',
      'my daughter dropped my makeup mirror and it shattered',
      'is it bad to look into a cracked mirror',
      'the wardrobe is up and the bedroom mirror is broken, is it a sign',
      'i smashed the mirror by accident while cleaning, seven years really?',
      'my aunt crossed herself three times when i told her and now i think about it all day, the big mirror in the hall broke',
    ],
    says: {
      told: 'A broken mirror brings no bad luck; the seven years come from times when mirrors cost a fortune, and the story kept people careful. What it does bring is splinters: shoes on, big pieces in newspaper, the rest with damp paper. If it fell by itself, look at the hook, since glue and nails give way on dry or hot days. Put up a new one and let it show you something kind.',
      should:
        "Let the cracked one go, for your fingers' sake and because nobody likes starting the day in two halves. It isn't a matter of luck. If it was dear to you, a glazier can put new glass into the old frame, often for less than you'd think.",
      normal:
        "It isn't bad, and it's normal to get a small chill; the saying is old and we all heard it young. It has no power over a wedding, a job or a year. Sweep up with shoes on, and tell it at dinner as the thing that happened today.",
    },
  },
  {
    id: 'wet-phone',
    words: [
      /\b(?:phone|iphone|mobile|cell ?phone|laptop|airpods?|tablet|camera)\b/u,
      /\b(?:(?:in|into) (?:the |a |my )?(?:\w+ )?(?:toilet|water|lake|sea|river|pool|bath(?:tub)?|sink|washing machine|puddle|rice)|got wet|soaked|water damage)\b/u,
    ],
    unless: /\b(?:threw|throws|husband|boyfriend|died|death)\b/u,
    tries: [
      'dropped my phone in the toilet at work',
      'my phone fell in the lake, all the pictures of my daughter as a baby',
      'airpods went into the washing machine',
      'does it help to put the phone in rice, it got wet',
      'phone fell in the toilet',
      'my phone got wet, help',
      'we were on the pedal boat and my niece wanted to show me a duck, and plop, there goes my phone into the lake',
      'does rice really work, my iphone was in the washing machine',
      'how long do i leave my phone off after it fell into the pool',
      'my laptop got soaked in my bag in the rain, all my work',
      'can i save photos from a camera that fell in the sea',
      'i was so careful, i swear, but the phone shows water damage',
      'it was in the back pocket of my jeans as always and i just wanted to pee quickly before the film, and then my phone was in the toilet',
    ],
    says: {
      told: 'For a wet phone or gadget: switch it off now, out of the case, card out, shake gently, and leave it in moving dry air for two days. No charger, no hair dryer, and rice does little. Salt water or soap is worse, so take that to a repair shop the same day. Your pictures may well be safe in the cloud; log in from another device and look before you grieve.',
      will: "It may; many do come back if they stay off and dry for two days, and I can't promise it for yours. Clean water and a quick rescue are the good signs, salt water and trying to charge it are the bad ones. A repair shop can often save the photos even when the phone is done.",
      should:
        "Skip the rice and the oven, use air and patience. Take it to a shop if it was salt water, if it gets warm, or if what's on it matters more than the thing. And check your insurance before you buy a new one; water damage is sometimes covered.",
    },
  },
  {
    id: 'thermostat-home',
    words: [
      /\b(?:thermostats?|(?:turns?|turned|turning) (?:up |down |off )?the (?:heat|heating|radiator)(?: up| down| off)?|window open at night|sleeps? with the window|always (?:cold|freezing) and (?:he|she))\b/u,
    ],
    unless:
      /\b(?:room ?mates?|flat ?mates?|house ?mates?|landlords?|landlady|broken|broke|car|died|death|hot flash\w*|menopaus\w*)\b/u,
    tries: [
      'my wife turns the thermostat to 25 and i turn it to 19, every day',
      'he sleeps with the window open in january and i wear a hat in bed',
      'is it petty that i hid the thermostat behind a picture',
      'my husband turns off the heating to save money and im freezing',
      'thermostat war at home',
      'he keeps turning down the heat',
      'my wife is from finland and i am from sicily and we love each other a lot, except for the thermostat',
      'how warm should a bedroom be, he sleeps with the window open',
      'my dad guards the thermostat like gold, im visiting and freezing',
      'is 23 degrees too much, she turned the heating up again',
      'my mother in law turns off the heating in every room she leaves',
      'what do i say, my boyfriend turns up the heat and walks around in shorts',
      'we have survived two babies and a puppy and his mother for a month, but i think we will divorce over the thermostat',
    ],
    says: {
      told: "Settle the temperature once, as a number, and stop deciding it daily: one figure by day, one by night, written on the thermostat. Then warm the person instead of the room, with a heated blanket, thick socks, two separate duvets. The one who's cold gets the better blanket, the one who's hot gets the side by the window. If it's about the bill, look at the bill together, because then it's a sum and not a quarrel. Nobody should have to freeze because one person decides.",
      normal:
        "Fighting over the thermostat is one of the most ordinary quarrels there is; people really do feel cold differently, and mostly nobody is being difficult on purpose. Wanting to be comfortable at home isn't petty. A fixed number and a heated blanket solve it more cheaply than being right.",
      say: '"I\'m tired of us changing it behind each other\'s back. Shall we say twenty one by day and eighteen at night, and I buy us the good blanket?" Offer something with it, and it becomes a deal instead of a rule.',
    },
  },
  {
    id: 'house-offer-accepted',
    words: [
      /\b(?:estate agent called|agent called|realtor called|offers?|bid|seller|sellers|vendor)\b/u,
      /\b(?:its ours|is ours|accept(?:ed|s)?|said yes|agreed|went through|took (?:our|my) (?:offer|bid)|won)\b/u,
      /\b(?:agent|realtor|house|flat|apartment|condo|home|cottage|bungalow|place|property|viewings?|sellers?|vendor|mortgage|bedrooms?|street|^offer accepted)\b/u,
    ],
    unless:
      /\b(?:job|salary|uni|university|college|panic|is it normal|tomorrow we|hear if|cold feet|regret|not accepted|wasnt accepted|didnt accept|will they|rejected|fell through|outbid|should i accept|counter ?offer|care home|nursing)\b/u,
    tries: [
      'the estate agent called, its ours!!',
      'our offer on the house was accepted!!! after 14 viewings',
      'offer accepted on the flat omg',
      'they accepted our offer, we are buying a house',
      'sellers said yes to our offer this morning, i screamed in the office car park',
      'after a year of looking and losing six times we finally had an offer accepted on a little two bedroom place',
      'got the call, our bid on the house was accepted',
      'the seller accepted my offer on the apartment and i did it all on my own',
      'offer accepted',
      'house offer accepted after 14 viewings',
      'husband just rang, the vendor accepted our offer, three bedrooms and a garden',
      'we won the bidding on the condo, offer accepted last night',
      'the sellers of the cottage took our offer even though it wasnt the highest',
    ],
    says: {
      told: "An accepted offer, after all that looking: well done. Tonight it deserves a toast, because it took patience that nobody sees. Tomorrow the paperwork starts, the survey and the lender and the dates, so keep one folder for it. Until it's signed, enjoy it and keep the furniture in your head.",
      glad: "Accepted, how wonderful. All those viewings and all that polite nodding in other people's kitchens were for this one. Have your toast tonight and tell whoever had to hear about every listing. The folder with survey, lender and dates can begin tomorrow. Which room did you stand in when you knew?",
    },
  },
  {
    id: 'keys-to-first-home',
    words: [
      /\b(?:first (?:evening|morning|weekend)|got (?:the|my|our) keys?|keys? (?:to|in hand|today|of)|picked up the keys?|(?:have|moved?) (?:in|into|my own)|first night|slept|move in day|completed|closed on)\b/u,
      /\b(?:house|flat|apartment|condo|home|my own place|our own place|new place|place of (?:my|our) own|studio|homeowners?|keys today)\b/u,
    ],
    unless:
      /\b(?:lost|gone|cake|roach\w*|bless|should i|parked|hunting|sisters|locked|cant find|forgot|spare key|divorc\w*|died|death|ex|with (?:my )?(?:boyfriend|girlfriend|in ?laws|parents)|mother in law|hate|regret|scared|noisy|lonely|cant sleep|waiting for|when will|landlord|roommates?|flatmates?|back (?:in|home|with)|nursing|care home|ghost\w*|haunted|afraid|insomnia)\b/u,
    tries: [
      'after 12 years of renting we got the keys to our own house lol',
      'got the keys to our first home today',
      'we got the keys to our house today',
      'we got our keys to the first house',
      'today we got the keys to our very first house',
      'first evening in my new flat, eating noodles on a box',
      'we got the keys to our first house today',
      'got the keys!! our own home',
      'moved into my own flat yesterday, slept on a mattress on the floor, happiest night ever',
      'first night in my own apartment and i cant stop smiling',
      'picked up the keys to the new house this morning after 11 weeks of waiting',
      'i finally have my own place, moved in on saturday, no curtains, no sofa, dont care',
      'keys in hand, we are homeowners',
      'we closed on the house today, its really ours',
      'just moved into our first home and ate pizza on the floor',
      'at 43 i moved into the first flat that is only mine, slept like a baby',
      'got my keys today, tiny studio but its all mine',
      'my husband and i completed on the house at noon and got the keys',
    ],
    says: {
      told: "A home with your own key to it, that's a big day however small the place is. Take one photo of every empty room now, before the boxes win. Eat something on the floor tonight. And find out where the water shuts off, then you've done everything a first day asks for.",
      glad: "Congratulations, that's a door that opens because it's yours. Eat on the floor, photograph the empty rooms, and sit in each for a minute to hear what it sounds like. You'll remember this first night with nothing in it better than any evening with the right sofa.",
    },
  },
  {
    id: 'got-the-flat',
    words: [
      /\b(?:got|approved|accepted|chose|picked|found|signed|landed|secured|ours|mine|said yes)\b/u,
      /\b(?:flat|apartment|apt|studio|room|rental|the place|a place|house to rent|lease|landlord|council house|wg)\b/u,
      /\b(?:search\w*|months|weeks|applicants?|applications?|viewings?|people (?:applied|wanted)|finally|balcony|landlord|near (?:work|uni|my)|move in|signed|lease|rent|out of|against)\b/u,
    ],
    unless:
      /\b(?:regret|found nothing|my own|evict\w*|notice|raised?|increas\w*|deposit back|roommates?|flatmates?|mou?ld|leak\w*|broken|noise|noisy|didnt get|not get|rejected|scam\w*|should (?:i|we)|cant|died|death|job|hate|refus\w*|stole|found out|ghost\w*|sell\w*|sold)\b/u,
    tries: [
      'got the apartment, moving out of my parents at 32',
      'i got the flat!! 80 people applied and they chose me',
      'after four months of searching we finally found an apartment with a balcony',
      'signed the lease today, move in on the first',
      'the landlord picked us out of 60 applicants, with two kids and a cat',
      'finally found a room near my uni',
      'got approved for the apartment, rent is even less than i thought',
      'we have a place!! found a house to rent near the school',
      'after 23 viewings i got the studio',
      'council gave us a flat after 6 years of waiting, finally got it',
      'the agency called, the flat is ours, we sign the lease on friday',
      'got the apartment i wanted, its 10 minutes from work and finally has light',
      'found a flat finally',
    ],
    says: {
      told: "You've got a place, and in this market that's nearly a sporting achievement. Tonight you may close all the listing tabs, one by one, with pleasure. When you get the keys, film every room and every scratch before the first box comes in; it's ten minutes that save your deposit.",
      glad: "They picked you, congratulations. Delete the search alerts tonight, that's a small joy of its own. On the day you get the keys, film every scratch before the first box comes in, so the deposit comes back one day. Then decide where the morning coffee is going to happen.",
    },
  },
  {
    id: 'must-leave-nothing-found',
    words: [
      /\b(?:kicked out|landlords?|landlady|notice|evict\w*|section 21|owner|lease|get out|move out|have to leave|be out|out by|rented|find a place)\b/u,
      /\b(?:nobody rents|dogs|where we will|nowhere|all gone|gone before|cant find|cannot find|nothing available|nobody wants|dont (?:want|take|accept|allow)|no pets|no kids|wont take|rung|called|calls|applied|everything is (?:taken|too)|too expensive|viewings?|two kids|2 kids|kids|children|dog|cat)\b/u,
      /\b(?:soon|months?|weeks?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|days?|end of|by the|year)\b/u,
    ],
    unless:
      /\b(?:eviction order|building is sold|husband|wife|boyfriend|girlfriend|ex|abus\w*|hits?|beats?|died|death|job|boss|resign\w*|deposit back|notice period|found (?:a|us|one)|got the (?:flat|house|place|apartment)|parents house|maternity|annual leave|vet|leave him|leave her|barking|scratched?|smell\w*)\b/u,
    tries: [
      'were being kicked out in february, two dogs, nobody rents to us',
      'landlord is selling, got the letter saturday, 2 months to get out, ive rung 9 places and they dont want kids or the dog',
      'landlord wants us out by january, we have two kids',
      'got notice to move out in 6 weeks and nobody wants a tenant with a dog',
      'we have to leave our house by march because the owner is moving back in, three children, nothing available',
      'lease ends in december and i cant find anything i can afford',
      'evicted by the landlady, 8 weeks, every flat is gone before i can even view it',
      'two months to find a place and everything is too expensive, kids keep asking where we will live',
      'notice came, out by the end of april, cat and a baby and nowhere to go',
      'rented here 11 years, now we got notice and im called back by nobody, applied for 20 places this month',
      'landlords selling up and my eldest has exams in may, dont know where we will be',
      'have to be out in 30 days and cant find a place that allows my dog',
      'section 21 two weeks ago, all the viewings are gone by the time i ring',
    ],
    says: {
      told: "Two tracks this week, because you've got less time than energy. First the letter: a free tenants' advice line checks whether the notice and its date hold, and the city's housing team should hear of it now, while you still have a key. Second the search: one page about you with pay slips, a reference, a line for each child or pet, sent within the hour and to everyone you know. For children, \"I don't know where yet, but we'll be together\" is true. You're allowed to be scared of it.",
      how: "Be first and be complete: alerts on three sites, one page about you with pay slips and a reference from this landlord, sent within the hour. Ring small private landlords and notice boards, where pets and children meet a person and not a filter. Tell everyone you know the date. Alongside it, have a tenants' advice line check the notice and report to the housing team now, before the last week.",
      will: "I can't promise it, and I won't. What raises the odds is early and plain: the notice checked by a free tenants' advice line, the housing team told while you still have a key, one good page about you sent within the hour to every listing, and every friend knowing the date. Many homes are found in the last weeks and by somebody's cousin. Who haven't you asked yet?",
    },
  },
  {
    id: 'home-or-stay-near-parents',
    words: [
      /\b(?:move|moving|go|going|return|returning|relocate|stay|come)\b/u,
      /\b(?:back|or stay|home ?town|near (?:my )?(?:mum|mom|mam|parents|family|dad|folks)|closer to (?:my )?(?:mum|mom|parents|family|dad)|home country|stay or)\b/u,
      /\b(?:parents?|mum|mom|mam|mother|dad|father|family|folks|home ?town|getting old(?:er)?|ageing|aging|years (?:here|abroad|away)|yrs here)\b/u,
    ],
    unless:
      /\b(?:flatmate|failing|for free and study|^moving back to my hometown$|ex|boyfriend|girlfriend|husband|wife|broke|rent is|cant afford|live with my parents|moved back in|move back in|move out|died|death|funeral|abus\w*|school|visa|deport\w*|moved back|back together|divorc\w*|college|nursing|care home|moving back tomorrow|her to move|him to move|go back to work)\b/u,
    tries: [
      'move back to ireland or stay in sydney? 9 yrs here, parents getting old',
      'stay in london or move back to my hometown near mum?',
      'should i go back home to be near my parents, they are getting older and im 12 years abroad',
      'my life is in toronto but my parents are in kerala and getting old, do i go back or stay',
      'thinking of moving back closer to my family but my career is here',
      'do we return to poland for our parents or stay here where the kids were born, 15 years here',
      'torn between staying in berlin and going back near mom who is 78',
      'is it time to move back home near my parents',
      'i want to move back to my hometown to be close to dad but im afraid i will be bored stiff there',
      'stay or move back to family?',
      'ten years away, every time i visit my parents look older, should i move back',
      'i love my city but mum is alone in our hometown now, cant decide whether to move back',
    ],
    says: {
      told: "What pulls you back is time with people who are getting older, and that's the one thing in this choice that can't be had later. What keeps you is a whole built life, and that counts as much. So test it before you decide: a month there on an ordinary schedule, working, in the rain. Ask your parents plainly what they'd want and need; it's often less than you fear, or different. And look for the middle: six visits a year, a half year, a date to decide again.",
      should:
        "I won't decide it for you, but here's how I'd weigh it. Years with parents run out, jobs and cities mostly can be found again, so if you'd regret missing them, lean home. If you'd go only out of guilt and shrink there, lean stay, and put the money into many more visits. Try one ordinary month there first, and ask them straight out what they'd need. Which would you regret more in ten years?",
    },
  },
  {
    id: 'leave-costly-city',
    words: [
      /\b(?:leave|leaving|move|moving|stay|go back|should i go|quit the city|get out of)\b/u,
      /\b(?:broke|cant afford|cannot afford|too expensive|so expensive|rent (?:is|eats|takes)|cheaper|no money|cost of living|priced out|save money)\b/u,
      /\b(?:city|town|london|toronto|new york|nyc|sydney|dublin|paris|berlin|vancouver|san francisco|la|lagos|mumbai|bangalore|village|countryside|home ?town|friends (?:are|here)|somewhere cheaper|province|state|country)\b/u,
    ],
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|ex|abus\w*|died|death|evict\w*|move out of (?:my|our) parents|job offer|visa|holiday|vacation|trip)\b/u,
    tries: [
      'should i leave toronto and go back to small town nova scotia, all my friends are here but im so broke',
      'london is eating all my money, do i move somewhere cheaper and leave my friends',
      'i love this city but rent takes 60 percent of my pay, thinking of leaving',
      'cant afford dublin anymore, should i go back to my hometown',
      'all my friends are here but its so expensive, leave the city or stay',
      'leave nyc? im broke every month',
      'moving to a cheaper town would let me save money but id know nobody',
      'sydney is too expensive, thinking of moving to a small town where we could actually buy',
      'is it giving up to leave london because i cant afford it',
      'stay broke in the city with my people or move back where its cheaper and lonely',
      'my rent is insane and i have no money left for the fun things this city is for, should i go',
      'we are priced out of vancouver, everyone we love lives here, do we leave',
    ],
    says: {
      told: "It's friends against money, so put both into numbers. Write what you'd have left each month there and here, and how many evenings a month you really spend with those friends. If the city takes all your money, you're paying for friends you can't afford to go out with. Before you leave, try the cheaper version of staying, a room, another district, for three months. And a few hours by train isn't an ending: two weekends a month with a full wallet can be more friendship than now.",
      should:
        "I'd lean toward going if you've been broke for more than a year with no raise in sight, because being broke wears friendships down as well. I'd lean toward staying if a cheaper room or one better job would fix it, since a circle of friends takes years to rebuild. The deciding question: after rent, how many good evenings with them can you pay for? Leaving for a year with a date to look again isn't giving up.",
      normal:
        "No, leaving a city you can't pay for isn't giving up, it's arithmetic done in time. What you'd lose is real though: people who know you. So compare honestly what's left over each month there and here, and how often you truly see your friends now. A year away with a date to decide again keeps both doors open.",
    },
  },
  {
    id: 'leaving-house-kids-grew-up',
    words: [
      /\b(?:last (?:evening|morning|weekend|summer|dinner)|sell(?:ing)?|sold|leav(?:e|ing)|left|mov(?:e|ed|ing) out|pack(?:ed|ing)?|empty(?:ing)?|clear(?:ed|ing)? out|last (?:day|night|time)|downsiz\w*|handed over)\b/u,
      /\b(?:house|home|flat|apartment|place|nursery|kitchen|bedroom|doorframe|door frame)\b/u,
      /\b(?:raised|brought up|(?:kids?|children|boys|girls|babies|daughters?|sons?)(?:s)? (?:grew up|were born|heights?|rooms?|were little|took)|heights?|pencil marks|marks on the (?:door|wall)|door ?frame|door frame|\d+ years|(?:ten|twelve|fifteen|twenty|thirty|forty|so many) years|memories|first steps|strange|sad|cried|crying|lost it|weird)\b/u,
    ],
    unless:
      /\b(?:divorc\w*|died|death|passed|evict\w*|landlord|spoon|mom is selling|i grew up|parents are selling|my parents|mum is selling|childhood home|agent|viewers|nobody (?:wants|buys)|on the market (?:for|since)|mortgage|price|offers?|my job|company|boss|relationship|marriage|left me|leave him|leave her|nursing|care home|dog|cat)\b/u,
    tries: [
      'last evening in the house the boys grew up in',
      'selling the house we raised the kids in, found their heights on the door frame and lost it',
      'packing up the flat after 12 years, feels so strange',
      'we are leaving the house where both our children were born and i cry in every room',
      'last night in our old home, 22 years of memories in boxes',
      'downsizing from the family house, the kids rooms are empty and it feels so weird',
      'moving out of my apartment of fifteen years, i thought id be happy but im sad',
      'handed over the keys of the house we brought up three boys in, sat in the car and cried',
      'found the pencil marks from measuring the kids while clearing out the house we sold',
      'its only a house but my daughter took her first steps in that kitchen and tomorrow we leave',
      'emptying the nursery because we are moving, crying over a wall',
      'leaving our home after thirty years, is it silly to be this sad',
      'last day in the old flat tomorrow, so many years, so strange to see it empty',
    ],
    says: {
      told: "Of course that feels like a lot, it's years of your life with a roof on. Don't rush past it: photograph the scuffed corners rather than the tidy rooms, and if there are heights on a door frame, take it along or trace them on paper with the dates. On the last day walk through once and say out loud what happened where. You leave the walls; the years come along in the boxes nobody has to carry.",
      normal:
        "Not silly at all. A home keeps the time for you, every height on a door frame, every bad Christmas, and leaving it means carrying that yourself. Cry in the rooms that deserve it. Then take something with you that has no value: a door frame traced on paper, a tile, a handful of garden. Most people find the sadness stays behind sooner than they think, and the stories don't.",
    },
  },
  {
    id: 'house-sold-at-last',
    words: [
      /\b(?:house|flat|apartment|condo|home|property|cottage|place)\b/u,
      /\b(?:sold|sale (?:went|is) through|buyer (?:signed|found)|completed|exchanged)\b/u,
      /\b(?:finally|today|yesterday|this morning|after \d+ (?:months|years|weeks)|over asking|first weekend|relie\w*|at last|gone through|done|signed|in \d+ days|happy)\b/u,
    ],
    unless:
      /\b(?:landlords?|tenants?|we rent|i rent|died|death|divorc\w*|parents|childhood|grew up|raised|cried|crying|sad|regret|investor|should (?:i|we)|will (?:it|the|our)|when will|not sold|hasnt sold|isnt sold|unsold|fell through|new owner|nan|grandma\w*|grandpa\w*)\b/u,
    tries: [
      'our house sold today after 8 months',
      'finally sold the flat!!',
      'the house is sold, signed this morning, what a relief',
      'sold our place over asking on the first weekend',
      'after 3 buyers pulled out the apartment is finally sold',
      'we exchanged contracts today, house sold at last',
      'sold the cottage yesterday, one thing less to worry about',
      'the sale went through today, the old house is sold and we can breathe',
      'house sold in 9 days, cant believe it, so happy',
      'after 14 months on the market the condo finally sold',
      'it sold!! the house finally sold',
      'buyer signed yesterday, our home is sold, now we can move',
    ],
    says: {
      told: "Sold, and you can stop keeping the kitchen ready for strangers. That's months of waiting off your shoulders. Do one thing tonight that you couldn't while it was on show: leave the dishes, cook something that smells. Then put the moving dates on one sheet, and take a last photo of the view you liked best.",
      glad: "Sold, at last. No more hiding the laundry before viewings, no more waiting for the agent to ring. Celebrate it in the house while it's still yours, with something that makes a mess. And take a photo of your favorite corner in its ordinary state. That's the one you'll want later.",
    },
  },
  {
    id: 'food-spoiled-no-power',
    words: [
      /\b(?:light (?:has been|is|was) off|frozen food|load ?shedding|power (?:cut|outage|failure)s?|black ?outs?|no (?:power|light|electricity|current)|light went|nepa|phcn|eskom|power went|electricity|fridge|freezer)\b/u,
      /\b(?:(?:is|are|all) bad|spoil\w*|gone bad|went bad|rotten|went off|gone off|thrown? (?:away|out)|threw (?:away|out)|throw (?:everything|it all|away|out)|wasted|melted|defrosted|bad meat|ruined|tired of|sick of|fed up)\b/u,
    ],
    unless: /\b(?:roommates?|flatmates?|husband left|died|death|bill|milk supply|moth\w*|diet)\b/u,
    tries: [
      'light has been off since sunday, all my frozen food is bad',
      'loadshedding again, whole fridge of meat gone bad, im so tired of this country',
      'power was out for two days and everything in the freezer is spoiled',
      'no light since friday, i had to throw away all the food i cooked for the party',
      'nepa took light for 3 days and my soup has gone bad, im fed up',
      'fridge was off all night because of the blackout, all the groceries ruined',
      'another blackout, breast milk and meat all melted, i could scream',
      'eskom strikes again, r800 of meat rotten',
      'so sick of power cuts every evening',
      'power outage ruined everything in our freezer, christmas meat included',
      'threw out a full freezer today because the electricity was off all weekend',
      'load shedding i am so tired of it',
      'came home to no power and a fridge full of food that went off',
    ],
    says: {
      told: "A whole fridge in the trash and nobody even to shout at, that would test a saint. Be fed up for an hour, you've earned it. Then the dull part: when in doubt, throw it out, meat most of all; take a photo first, because some home insurances and a few power companies pay. For next time, freeze bottles of water to fill the gaps, keep the door shut, and buy meat small. And eat something tonight that somebody else cooked.",
    },
  },
  {
    id: 'neighbour-generator',
    words: [
      /\b(?:generators?|gen ?set|gen|air ?con(?:ditioner)?|ac unit|heat pump|water pump|borehole|exhaust fan|mosque speaker|church speaker|loudspeakers?|extractor)\b/u,
      /\b(?:neighbou?rs?|next door|compound|building|street|upstairs|landlords?|flat|church|all night|every night|2 ?am|3 ?am|midnight|sleep|noise|noisy|loud|fumes)\b/u,
    ],
    unless:
      /\b(?:code|random|password|ai generator|broken|broke|install\w*|bill|died|death|gen z|car)\b/u,
    tries: [
      'neighbours generator is on until 2am every night how will i sleep abeg',
      'the man next door runs his generator right under my window all night',
      'generator noise from my neighbour is killing my sleep',
      'our neighbours heat pump hums all night and i hear it in my bed',
      'the restaurant downstairs has an extractor fan and its loud until midnight, cant sleep',
      'neighbors ac unit is so loud i wear earplugs',
      'how do i sleep with the generator next door',
      'generator fumes come into my room from the next compound',
      'the church in our street has loudspeakers all night every friday',
      'landlord put the gen next to my window, noise and smoke till 2am',
      'no light so everybody in the compound is on gen till morning, i have not slept well in weeks',
      'should i talk to my neighbour about his gen',
    ],
    says: {
      told: "Nobody sleeps next to a noise that doesn't stop, so start with whoever runs it, by day and friendly: \"I can't sleep when it's on after eleven. Could it go off then, or face the other way?\" Bring another neighbor along, two are harder to wave off. Tonight: foam earplugs, a fan for a steadier sound, the mattress at the far wall. If it's a generator and fumes come in, that's more than a nuisance: close that side, and it must move, because exhaust gas kills.",
      how: 'Tonight: foam earplugs, a fan or rain sound to cover the hum, and your mattress against the wall furthest away. Tomorrow, by daylight and with another neighbor beside you: "Could it go off at eleven, or stand further from the windows?" A rubber mat and a box with air slits take off a lot of noise. If fumes come in, close that side and insist today, because exhaust gas is deadly.',
      should:
        "Yes, talk first, by day, with a smile and one clear wish: off at eleven, or on the other side of the house. Most people never lie where you lie and don't know. If two talks change nothing, go to the landlord or the residents' group with dates and times. If fumes come into your room, don't wait for politeness.",
    },
  },
  {
    id: 'harvest-joy',
    words: [
      /\b(?:tomato(?:es)?|strawberr\w*|pumpkins?|zucchini|courgettes?|chil?li(?:es|s)?|peppers?|beans|lemons?|figs?|apples?|herbs|basil|mint|potato(?:es)?|cucumbers?|carrots?|mango(?:es)?|okra|salad|lettuce|harvest(?:ed)?|sunflowers?|roses?|dahlias?|garden|balcony|allotment|avocado|raspberr\w*|grapes)\b/u,
      /\b(?:still giving|still (?:growing|flowering|ripening)|in november|first (?:one|ripe|harvest|crop|ever|tomato|strawberry|lemon|fig|flower|rose|bloom)|finally (?:ripe|flower\w*|bloom\w*|grew|red)|picked|harvested|grew (?:it|them|my)|from my (?:own )?(?:garden|balcony|window|allotment)|homegrown|home grown|so many|kilos of|bloom(?:ed|ing)|is flowering|ate the first|sprout\w*|planted)\b/u,
    ],
    unless:
      /\b(?:died|dying|dead|next door|slugs?|snails?|yellow|brown|rot\w*|wilt\w*|pests?|why|how (?:do|can|to)|neighbou?rs?|should i|mou?ld|dream\w*|picked a fight|picked me|picked up|wont|not (?:growing|flowering)|allerg\w*|grave)\b/u,
    tries: [
      'planted tomatoes on my balcony in valencia and theyre still giving, in november',
      'ate the first strawberry from my own garden today',
      'my lemon tree finally bloomed after four years',
      'picked 6 kilos of beans this morning, the allotment is exploding',
      'first ripe fig!!',
      'i grew my first pumpkin and im absurdly proud of it',
      'the chillies on my windowsill are finally red',
      'roses are still flowering in november, i bring one in every day',
      'harvested potatoes with the kids, best day of the autumn',
      'made a salad entirely from my balcony',
      'the avocado stone i planted in a glass has sprouted',
      'so many courgettes from my garden that the whole street eats them now',
    ],
    says: {
      told: "That's a lovely thing to be able to say, grown by you and picked by you. Eat the best one standing up, still warm, with salt if it's that kind. Note the date and what you did differently this year, because next spring you'll swear you remember and you won't. And give one away.",
      glad: "How wonderful, and what a stubborn, generous plant. Eat the next one on the spot, before it reaches the kitchen. Write down the date on the pot or the wall, it's a record worth keeping, and take one to somebody who only knows the supermarket kind.",
    },
  },
  {
    id: 'deposit-returned',
    words: [
      /\b(?:deposit|refund|compensation|money back|overpaid|claim|insurance)\b/u,
      /\b(?:got|received|returned|is back|finally|paid (?:me|us)|came through|back at last|in my account|won)\b/u,
      /\b(?:back|landlord|landlady|agency|airline|fighting|months|after|in full|every (?:cent|penny)|account|emails|insurance)\b/u,
    ],
    unless:
      /\b(?:wont|will (?:i|he|she|they)|refus\w*|kept|keeps|keeping|not (?:got|received|returned)|havent|hasnt|didnt|still waiting|how (?:do|can)|tax|scam\w*|should|when|down deposit|saved for|never|only|half of|died|casino|bet)\b/u,
    tries: [
      'finally got my deposit back after 4 months of fighting',
      'the landlord returned our whole deposit today',
      'got every cent of the deposit back',
      'after 11 emails the airline paid me the compensation, 600 euros in my account',
      'deposit came through this morning, in full, i cant believe it',
      'my old landlady tried everything but i won and got the deposit back',
      'the insurance finally paid us after seven months',
      'got my money back from that agency!! took half a year of letters',
      'refund received after months of being ignored',
      'the deposit is back, tribunal decided for us, all because i had photos',
      'i stayed polite and annoying for 4 months and finally got the refund back',
      'they returned our deposit after all',
    ],
    says: {
      told: "You got it back, well done, and it was your stubbornness that did it. Most people give up around the third email, which is what the other side counts on. Take a small slice of it for something that's pure fun. Keep the letters in a folder, since they're the template for next time.",
      glad: "It's back, and you did that, one dull email at a time. That deserves a dinner on the money they'd have liked to keep. Save your best letter as a template; friends will ask for it. And enjoy the particular quiet of not having to check that inbox anymore.",
    },
  },
  {
    id: 'on-holiday-now',
    words: [
      /\b(?:right now|on the (?:beach|terrace|ferry|train) in|eating|drinking|landed|arrived|just got (?:to|here)|here in|im in|i am in|we are in|were in|sitting (?:on|at|by)|first (?:day|morning|evening|swim)|writing (?:this )?from|touched down|checked in)\b/u,
      /\b(?:barcelona|madrid|berlin|vienna|prague|london|amsterdam|new york|crete|mallorca|sicily|croatia|malta|cyprus|morocco|egypt|cape town|nairobi|colombo|sri lanka|vietnam|hanoi|seoul|kyoto|singapore|sydney|rio|cancun|hawaii|miami|cuba|holidays?|no emails|vacation|beach|sea|ocean|pool|hotel|lisbon|rome|paris|bali|japan|tokyo|thailand|greece|italy|spain|portugal|goa|zanzibar|dubai|istanbul|mexico|cabin|mountains|island|trip|honeymoon|break in|years)\b/u,
    ],
    unless:
      /\b(?:cancel\w*|doesnt exist|homesick\w*|luggage|lost|stolen|stole|sick|alone and|lonely|fight\w*|argu\w*|broke up|raining|rains|hate|stuck|delayed|miss(?:ing)? (?:home|him|her)|work trip|business|job|moved|moving|live|living|debt|years ago|married|prison|hospital|died|death|afraid|scared|anxious|war|should|emigrat\w*|relationship|my shift|passport)\b/u,
    tries: [
      'in barcelona right now eating churros',
      'just landed in lisbon, first holiday in 5 years',
      'im in rome!! sitting at a fountain with ice cream',
      'writing this from the beach, toes in the sea',
      'we arrived in thailand last night, the kids are already in the pool',
      'first day of vacation and i already forgot which day it is',
      'landed, 28 degrees, no emails for two weeks',
      'finally here in japan after saving for six years for this trip',
      'sitting on the balcony of the hotel looking at the sea',
      'arrived at the cabin in the mountains, no signal, perfect',
      'on our honeymoon, we just got here, the island is unreal',
      'first swim in the ocean since i was a child, im 54',
      'checked in, shoes off, vacation starts',
    ],
    says: {
      told: "You're there, how good. Do nothing useful today: walk until you're hungry, eat where it's loud, go to bed when you feel like it. The body needs about two days to believe in a vacation. One small thing to keep: write three lines each evening, because places blur sooner than you think.",
      glad: "You made it there, enjoy every silly minute. Leave the list for tomorrow; the first day is for walking without a plan and eating the first thing that smells right. Put the phone away for one whole meal. And write down one line tonight, you'll want the exact smell of this evening back in February.",
    },
  },
  {
    id: 'trip-booked',
    words: [
      /\b(?:booked|bought (?:the|my|our) (?:tickets?|flights?)|tickets? (?:are )?(?:booked|bought)|got (?:the|my|our) tickets|going to|were going|flying to|counting (?:the )?days)\b/u,
      /\b(?:flights?|tickets?|trip|holiday|vacation|cruise|honeymoon|japan|tokyo|italy|rome|paris|greece|bali|iceland|norway|new york|lisbon|portugal|spain|thailand|mexico|peru|egypt|scotland|ireland|kenya|safari|australia|new zealand|vietnam|morocco|turkey|istanbul|dubai|maldives|goa|disneyland|camino|interrail)\b/u,
      /\b(?:booked|tickets?|finally|excited|cant wait|first (?:time|trip|holiday|flight)|dream(?:ed|t)?|counting|so happy|bucket list|weeks|days|april|may|june|july|january|february|march|summer|spring|christmas)\b/u,
    ],
    unless:
      /\b(?:lease|honeymoon to italy|for my 40th|cancel\w*|refund|should (?:i|we)|scared|afraid|nervous|terrified|worried|alone|solo|by myself|on my own|cant afford|debt|guilty|moving|move|emigrat\w*|study|job|ex|funeral|died|death|with (?:his|her) ex|behind my back|without me|passport|visa|surgery|concert|boss|work|where)\b/u,
    tries: [
      'going to japan in april, booked it last night!!',
      'just booked flights to italy, i cant wait',
      'tickets are booked, new zealand in february, we saved for four years',
      'booked our first family holiday ever, greece in june',
      'i bought the tickets to iceland, bucket list',
      'we are going to disneyland, kids dont know yet, booked it for may',
      'finally booked the trip to peru i dreamed of since school',
      'paris for our anniversary, flights booked',
      'counting the days, 23 more until we fly to bali, first time on a plane',
      'booked a week in portugal, just because',
      'cruise booked for my parents 40th anniversary, they cried, april cant come soon enough',
      'got our tickets for the safari in kenya, so happy',
    ],
    says: {
      told: "Booked is booked, how lovely, and the looking forward starts tonight. Learn ten words of the language, pick one dish you'll go hunting for, and leave one whole day without a plan. Check how long your passports are valid. That's all the duty there is, the rest is counting sleeps.",
      glad: 'Booked, and now you own something to look forward to every morning until then. Put a picture of it where you brush your teeth, learn to say thank you and one more please, and choose the first meal. Check the passport date once. Then leave one day completely empty for whatever turns up.',
    },
  },
  {
    id: 'holiday-is-over',
    words: [
      /\b(?:holiday blues|back at my desk|back at work|post holiday|after every|back from|back home from|home from|came back|got back|returned from|last day of|end of (?:the|my|our)|over|flight home)\b/u,
      /\b(?:crete|greece|spain|italy|portugal|thailand|turkey|mexico|goa|malta|cyprus|bali|the coast|festival|holidays?|vacation|trip|travel(?:l?ing)?|honeymoon|italy|bali|beach|two weeks|sea|island)\b/u,
      /\b(?:desk|cry|crying|cried|sad|blues|depress\w*|dont want|cant face|hate|work|reality|monday|already miss|miss(?:ing)? it|empty|grey|gray|already want|low|flat|down|ugh|adjust\w*)\b/u,
    ],
    unless:
      /\b(?:broke up|break ?up|cheat\w*|divorc\w*|died|death|funeral|work trip|business trip|ex|argu\w*|fight|fought|christmas|school holidays|best (?:trip|week|holiday) ever|covid|sick|refund|jet ?lag\w*|bags?|luggage)\b/u,
    tries: [
      'holiday blues, back at my desk',
      'got home from crete last night, depressed already',
      'back from holiday and i already want to cry',
      'got home from vacation last night and cant face work on monday',
      'post holiday blues are so bad this time',
      'returned from two weeks in bali and everything here is grey',
      'last day of our trip and i dont want to go home',
      'my holiday is over and im so sad about it, is that silly',
      'came back from travelling for six months and feel empty',
      'back from the sea, back to reality, ugh',
      'why do i feel so depressed after every vacation',
      'honeymoon is over, back to work, miss it already',
      'end of the holidays tomorrow and i already have a knot in my stomach about work',
      'flight home from italy today, crying at the gate, dont want this trip to be over',
    ],
    says: {
      told: "Coming home is a small hangover, and it usually lifts within a week. Don't start with everything: unpack one bag, buy the cheese or the tea from there, go outside once a day at the hour you did on vacation. Put one thing you liked there into this week, the late walk, the long breakfast. And set a date for the next small one, a day counts. If it's mainly work you can't face, that's worth a look of its own.",
      normal:
        "Not silly at all, it's one of the commonest lows there is: light, time and freedom one day, laundry the next. It usually passes within a week. Keep one habit from there, the slow breakfast or the evening walk, and put a small date in the calendar to look forward to. If the dread is all about work, listen to that part.",
      why: "Because the contrast is huge: for days you had light, movement, company and no alarm, and now it's laundry and a full inbox. The body notices before the head does. It usually levels out within a week. If the drop is just as deep every time, it may be saying less about the vacation than about the weeks in between.",
    },
  },
  {
    id: 'licence-in-hand',
    words: [
      /\b(?:driv(?:ing|er|ers)|licen[cs]e|road test|theory)\b/u,
      /\b(?:passed|pass(?:es)?|got (?:my|the|his|her) (?:\w+ )?licen[cs]e|finally (?:have|got|a)|have my licen[cs]e|im a driver|legal|aced)\b/u,
    ],
    unless:
      /\b(?:passed my driving test today|highway|didnt pass|not pass|never passed|havent passed|will i|cant pass|if i|failed again|passed away|suspended|lost my|afraid to drive|scared to drive|before i|without|hope|until i)\b/u,
    tries: [
      'passed my driving test on the second try',
      'i passed my driving test',
      'passed my driving test after three tries',
      'passed my driving test on the third try',
      'i passed!!! driving test done',
      'got my licence today at 44',
      'passed the theory with zero mistakes, practical next month',
      'my son passed his driving test first time',
      'after five attempts and a lot of tears i finally passed my driving exam',
      'i have my licence, drove home by myself with the windows down',
      'passed the road test this morning, hands still shaking',
      'she passed her driving test, my baby girl is a driver',
      'driving test passed, only two minors',
      'got the license!! first woman in my family to drive',
      'finally passed driving, my instructor hugged me',
    ],
    says: {
      told: "Passed, congratulations, and every failed parallel parking on the way there is now just a story. The first drive alone should be somewhere nice and short, with the good playlist. Take the known roads for a week or two, then the highway. And keep a photo of today's paper, it's a face worth keeping.",
      glad: 'Passed, well done. However many tries it took, the license looks exactly the same. Let the first drive alone be a small lap of honor: windows down, favorite song, ice cream at the far end. Tell the person who sat next to you with their foot on an invisible brake.',
    },
  },
  {
    id: 'home-work-finished',
    words: [
      /\b(?:kitchen|bathroom|bath|house|flat|apartment|bedroom|living room|roof|floor|floors|terrace|patio|deck|garden|nursery|attic|basement|renovation|remodel|walls?|shed|extension|builders?|wardrobe|shelves|shelf)\b/u,
      /\b(?:done at last|finally fixed|is fixed|finished|(?:is|are|finally|all|its) done|(?:is|are) ready|complete[d]?|last (?:tile|builder|box|coat)|(?:built|painted|tiled|assembled|renovated|laid) (?:it |them |the |my |a |our |whole )|works now|fixed (?:it|the) (?:my)?self|builders? (?:are|is|have) (?:gone|left))\b/u,
    ],
    unless:
      /\b(?:orange|got the keys|not finished|isnt finished|never|half finished|unfinished|when|landlord|hate|ugly|wrong|crack\w*|leak\w*|mou?ld|argu\w*|husband (?:never|wont)|broke|over budget|ran away|paid and|will (?:it|they)|should|died|death|neighbou?rs?|school|finished with me|be finished|to be done|contractor|its done between|divorc\w*|exam|job done)\b/u,
    tries: [
      'kitchen done at last, cooked the first meal',
      'roof is finally fixed',
      'kitchen is finally finished after 5 months of renovation',
      'the bathroom is done!! no more showering at the gym',
      'last builder left today, the house is finished',
      'i painted the whole living room myself this weekend and it looks amazing',
      'built a shelf with my own hands and its straight',
      'the nursery is ready',
      'new floor is done, we laid it ourselves, knees are dead but its beautiful',
      'after two years our renovation is complete, i keep walking from room to room',
      'finished the terrace just before the first frost',
      'the builders have gone, the kitchen works, i cooked soup and cried a bit',
      'my wife and i tiled the bathroom from youtube videos and it is finished and we are still married, happy',
      'assembled a whole wardrobe alone, its done, im a carpenter now',
    ],
    says: {
      told: "Finished, and what a word that is after all the work. Enjoy it tonight without improving anything. Take the after photo from the very spot of the before one. And leave the last tiny flaw where it is; in a year it'll be the only part with a good story.",
      glad: "It's done, congratulations. All the dust, the waiting and the decisions nobody else noticed, and now it simply works and looks like yours. Invite the person who heard the most complaints and let them admire it slowly. Take one photo from exactly where you took the sad one. Then put the tools away for a good while.",
    },
  },
  {
    id: 'house-cleaned-feels-good',
    words: [
      /\b(?:clean(?:ed)?|tidied|tidy|decluttered|hoovered|vacuumed|scrubbed|sorted|washed|cleared|laundry|fresh sheets|emptied)\b/u,
      /\b(?:house|flat|apartment|kitchen|bathroom|room|home|closet|wardrobe|desk|everything|windows|fridge|garage|cellar|attic|drawers?|sheets|bed|bags)\b/u,
      /\b(?:feel(?:s|ing)?|new person|so good|amazing|proud|finally|today|whole|happy|calm(?:er)?|lighter|satisf\w*|peace|great|wow|smells|donat\w*)\b/u,
    ],
    unless:
      /\b(?:cant|wont|dont|never|should|how (?:do|can)|overwhelm\w*|mess|husband|wife|roommates?|flatmates?|boyfriend|mother|mum|mom|mil|died|death|energy|sage|spirits?|depress\w*|again and again|exhausted|nobody (?:helps|notices)|cleaner|cleaning lady|guests|smells bad|landlord|deposit|kids (?:never|wont)|ocd|angry)\b/u,
    tries: [
      'cleaned the whole house today and feel like a new person',
      'finally tidied my room, i can see the floor, feels amazing',
      'decluttered the wardrobe, six bags donated, so much lighter',
      'washed all the windows today and wow the light',
      'clean kitchen, fresh sheets, candle on, feels so good',
      'scrubbed the bathroom at midnight and im weirdly happy',
      'cleared out the garage after 9 years, proud of us',
      'fresh sheets on the bed today, peace',
      'i sorted the drawer of doom and everything has a place now, feels great',
      'the flat is clean for the first time in months and i feel calm',
      'emptied the attic today, found my old letters, feel lighter',
      'today i finally cleaned the fridge, who am i, so satisfying',
    ],
    says: {
      told: "A clean home and the afternoon still ahead, that's a very underrated happiness. Don't start on the next corner. Sit down in the best spot with something warm and look at it for ten minutes, because that's the part you worked for. Fresh sheets tonight make it complete.",
      glad: "That's one of the cheapest great feelings there is. Now stop, before you find another drawer: sit in the cleanest spot with a tea and admire it properly. Go to bed a little early just to enjoy waking up in it. And whoever lives with you has to say wow out loud.",
    },
  },
  {
    id: 'stuck-in-elevator',
    words: [
      /\b(?:elevators?|the lift|a lift|lift)\b/u,
      /\b(?:stuck|trapped|stopped|jammed|between floors|locked in|firemen|fire brigade|afraid of|scared of|alarm button)\b/u,
    ],
    unless:
      /\b(?:dream\w*|nightmares?|weights?|lifting|face lift|give me a lift|lift my (?:arm|mood)|a lift home|job|career)\b/u,
    tries: [
      'got stuck in the lift for an hour today',
      'elevator stopped between floors with four people and a dog',
      'trapped in the lift at work and now im scared to take it again',
      'stuck in an elevator with my ex, thirty minutes, i wish i was joking',
      'the lift jammed and the fire brigade had to get us out',
      'elevator stuck again',
      'i was locked in the lift for two hours without signal and i keep shaking',
      'got stuck in the elevator with my boss before the big meeting',
      'since i got stuck in the lift i take the stairs to the 9th floor',
      'the elevator stopped and the alarm button did nothing',
      'trapped in an elevator alone, cried, then ate all my groceries',
      'stuck in the lift with a stranger for 40 minutes and now we are having coffee on friday',
    ],
    says: {
      told: "An hour in an elevator is very long, and you're out, which was always how it would end: they stop, they don't drop. If you're still shaky, walk around the block and eat something, the adrenaline needs somewhere to go. Tell the building in writing so it gets serviced. Then ride one floor tomorrow with someone, just one, so it stays a story and doesn't turn into a fear. Who were you stuck with?",
      will: "If you ride again soon, it usually stays a story. Take one floor with somebody tomorrow, two the day after, while it's still fresh; avoiding it is what makes it grow. If your heart races weeks from now at the sight of the doors, a few sessions of practice with a therapist help well.",
    },
  },
  {
    id: 'no-water-supply',
    words: [
      /\b(?:(?:no|without|out of|not having|havent had|hasnt been) (?:any )?(?:running |tap )?water|water (?:is|has been|was|supply)? ?(?:off|cut|out|gone|shut off|stopped)|taps? (?:are|is|have been|ran|run) (?:dry|empty)|water (?:cuts?|outage|shortage|tanker))\b/u,
    ],
    unless:
      /\b(?:bill|unpaid|hot water|landlord|drink(?:ing)? (?:enough|more)|plants?|desert|dream\w*|died|death|pregnan\w*|broke)\b/u,
    tries: [
      'no water since three days in our area',
      'water is off again and i have two small kids',
      'the taps are dry since monday',
      'no running water in the whole building, nobody says when it comes back',
      'water cut again, cant shower, cant wash dishes, im so fed up',
      'we have been without water for a week and the tanker comes at 4am',
      'municipality shut it off, no water till friday they say',
      'water shortage in my city, we get it two hours a day',
      'no water this morning with shampoo in my hair',
      'woke up and the water was cut without warning',
      'tap ran dry, guests tonight, help',
      'how do i manage with no water for days',
    ],
    says: {
      told: "Days without water wear you out in a way that people with taps don't guess. Split what you have: drinking and cooking first, then hands and babies, then the toilet with anything gray. Boil or treat tanker and tank water before drinking. Ring the water board once a day and write down the name and the promised hour; ask a few neighbors to do the same. Store it in clean, covered containers when it comes back, and let the first brown minute run off.",
      how: 'Sort it by use: sealed or boiled water for drinking and cooking, a bowl and a bit of soap for hands, wet cloths for bodies, gray water for the toilet. About three liters a head each day is for drinking and food. Paper plates save a lot. Share a tanker with neighbors, keep containers covered, and ring the supplier daily, together with others.',
    },
  },
  {
    id: 'lost-thing-came-back',
    words: [
      /\b(?:posted it back|mailed it back|dropped it off|kept it for me|found (?:it|my|the|him|her|them)|got (?:it|my \w+(?: \w+)?) back|turned up|returned|handed (?:it )?in|brought (?:it|my \w+) back|gave (?:it|my \w+) back|sent (?:it|my \w+(?: \w+)?) back)\b/u,
      /\b(?:wallet|purse|phone|ring|wedding ring|earring|necklace|keys?|passport|bag|backpack|suitcase|luggage|glasses|laptop|bike|camera|watch|bracelet|teddy|airpods|letters?|diary)\b/u,
      /\b(?:cash|lost|stranger|someone|somebody|finally|after|all along|years|weeks|months|days|under|behind|everything (?:still )?(?:in|there)|driver|kid|boy|woman|man|police)\b/u,
    ],
    unless:
      /\b(?:will i|cant find|cannot find|havent found|never found|not found|he found my (?:phone|diary)|found (?:my|the) (?:husbands?|boyfriends?|wifes?|girlfriends?)|cheat\w*|hidden|hiding|found out|texts?|messages|someone elses|should i|hand it in|on the street|died|death|passed|late (?:husband|wife|mother|father)|from the dead|ex|refund|store)\b/u,
    tries: [
      'bike was stolen and the police found it',
      'got my keys back, a bus driver had them',
      'someone found my wallet and posted it back with the cash',
      'a stranger handed in my wallet, everything still in it',
      'found my wedding ring after two years, it was in the garden glove',
      'someone found my phone and brought it back to my door',
      'i got my stolen bike back after three weeks',
      'lost my passport yesterday and a taxi driver returned it to the hotel',
      'my suitcase finally turned up after nine days',
      'the keys turned up, in the fridge of all places, after days of searching',
      'found the earring i lost last summer, behind the radiator',
      'a kid on my street found my bag and brought it back, i could have cried',
      'glasses were on my head all along, i found them after an hour lol',
      'somebody sent my lost camera back by post with a note',
      'found it!! the bracelet from my grandmother was under the seat of the car',
    ],
    says: {
      told: 'It came back, what a relief. If a stranger had a hand in it, a thank you with a small something makes their week and keeps that kind of person going. Take a photo of it now, and of the cards inside if there are any. And enjoy the rest of the day, because people who get things back are in a very good mood.',
      glad: "Found, how good is that. All that searching and blaming, and there it is again, as if nothing had happened. If somebody brought it, tell them what it means to you, that's the reward they'll remember. Then give it a fixed place from tonight on, and let yourself be absurdly happy about a thing you already owned.",
    },
  },
  {
    id: 'flew-and-survived',
    words: [
      /\b(?:flew|flight|plane|flying|landed|airplane)\b/u,
      /\b(?:survived|did it|made it|wasnt (?:so |that )?bad|was (?:fine|ok|okay|great)|without (?:panic\w*|crying|pills)|despite|even though i (?:was|am)|first (?:time|flight)|proud|safely|safe)\b/u,
      /\b(?:afraid|fear|scared|terrified|panic\w*|phobia|first (?:time|flight)|nervous|years|survived|anxiety|anxious|dread\w*)\b/u,
    ],
    unless:
      /\b(?:crash\w*|crete|fault|counting|died|dead|killed|tomorrow|next week|will i|how (?:do|can)|should|going to fly|have to fly|cant|cancel\w*|time flew|before my|dream\w*|missed|miss my)\b/u,
    tries: [
      'i flew for the first time in 12 years and survived',
      'landed safely, i was terrified the whole week and it wasnt that bad',
      'my first flight ever, 3 hours, i did it without panic',
      'made it through the flight even though im so afraid of flying, proud of me',
      'took the plane despite my fear, held a strangers hand during takeoff, we made it',
      'flew alone for the first time at 61, i was scared but it was great',
      'flight was fine!! all that anxiety for nothing',
      'we landed, i survived the turbulence, never been so nervous',
      'i did it, i got on the plane, first time since my panic attack',
      'survived my first flight',
      'eight years of fear of flying and today i sat by the window and it was ok, proud',
      'landed safe after dreading it for months',
    ],
    says: {
      told: "You got on and you landed, with the fear sitting right next to you the whole way. That counts for more than not being afraid. Write down tonight what helped, the hand, the music, the seat, because that's your kit for the way back. And the next one soon is easier than the next one late.",
      glad: "You did that, frightened and all, and now you're standing on the other side of it. Well done. Note down while it's fresh what helped and how the worst minute really was, it's the best answer you'll have when the fear talks big again. And enjoy where you've landed.",
    },
  },
  {
    id: 'trip-was-wonderful',
    words: [
      /\b(?:trip|holiday|vacation|honeymoon|weekend away|camping|road ?trip|pilgrimage|cruise|tour|travell?ed|interrail|hike|city break|getaway)\b/u,
      /\b(?:best|amazing|wonderful|magical|unforgettable|beautiful|loved (?:it|every)|so good|perfect|lovely|incredible|proud|had the time|never laughed|came back (?:happy|changed)|would do it again)\b/u,
      /\b(?:done|over|was|were|had|came back|back from|just got back|returned|went|did|travell?ed|spent|loved)\b/u,
    ],
    unless:
      /\b(?:but|until|except|cry|crying|sad|blues|cant face|argu\w*|fight|fought|broke up|should|will|going to be|supposed to|ruined|cancel\w*|was (?:perfect|amazing) until|miss it|lsd|mushrooms|acid|died|death|depress\w*|empty|affair|cheat\w*|ex)\b/u,
    tries: [
      'first solo trip done, so proud',
      'just got back from the best trip of my life',
      'our holiday was perfect, even the rain was nice',
      'my first solo trip was amazing and im so proud',
      'back from camping with the kids, loved every muddy minute',
      'honeymoon was magical',
      'we had a wonderful weekend away, first one without the kids in 6 years',
      'travelled through italy by train with my mother, unforgettable',
      'the road trip with my dad was the best thing i ever did',
      'went on a hike with three friends, never laughed so much, beautiful weekend',
      'had the time of my life on that cruise, at 70',
      'came back happy from our trip to scotland, it was so good',
      'interrail for a month on a tiny budget, i loved it and would do it again tomorrow',
    ],
    says: {
      told: "That sounds like a trip that'll keep paying you back for years. Before the laundry wins, choose ten photos and print them, and write down the three stories you've already told twice. If someone traveled with you, send them the one picture only they will understand. What do you keep thinking of?",
      glad: "How lovely, and how good that you came back full. Do one thing this week so that it stays: print ten photos, cook the dish, write the stupid joke down before it fades. And tell whoever was there with you which moment was yours. Chances are, they've got a different one.",
    },
  },
  {
    id: 'home-loan-paid-off',
    words: [
      /\b(?:mortgage|house|home loan|housing loan|home|flat)\b/u,
      /\b(?:last mortgage|paid off|paid it off|pay(?:ing)? off|last (?:payment|instal?lment)|fully paid|debt free|final payment|approved|got the (?:mortgage|loan)|owns?|all ours|is ours)\b/u,
      /\b(?:mortgage|loan|bank|payment|instal?lment|years|ours|today|finally|approved)\b/u,
    ],
    unless:
      /\b(?:lease|on my own|approved for the mortgage|our mortgage got|should|cant|behind|struggl\w*|how (?:do|can)|when|if (?:we|i)|not approved|wasnt approved|rejected|declined|want to|trying to|car|student|divorc\w*|died|death|inherit\w*|will (?:we|i|they)|or invest|parents house|offer)\b/u,
    tries: [
      'we paid off the mortgage today after 22 years',
      'last payment on the house went out this morning, its ours',
      'mortgage approved!!',
      'the bank said yes, our home loan got approved',
      'house fully paid, im 51 and i own it, finally',
      'made the final payment on our flat, danced in the kitchen with my wife',
      'paid off the home loan 6 years early',
      'mortgage is paid off, no more bank, it feels unreal',
      'as a single mum of three i paid my last mortgage instalment today',
      'our mortgage was approved this morning after two banks turned us down before',
      'the house is all ours, 30 years of payments done today',
      'finally got the mortgage, the advisor rang while i was in the supermarket',
    ],
    says: {
      told: "That's a letter from the bank worth framing, whichever of the two it is, the yes at the start or the last payment at the end. Years of ordinary months are in it. Put the paper somewhere safe, ask what still has to be registered, and have dinner in the room you like best. Who gets the first call?",
      glad: "What a day, congratulations. Behind that one line from the bank are years of not buying things, and nobody saw most of it. Toast it inside the house, or outside its door if you haven't got the key yet. File the letter well, and tell the person who counted along with you.",
    },
  },
  {
    id: 'noise-is-over',
    words: [
      /\b(?:neighbou?rs?|upstairs|downstairs|next door|construction|building site|noise|dog next door|party house|drummer)\b/u,
      /\b(?:moved out|next door is over|moved away|finally (?:stopped|quiet|gone|left|over|silent)|silence|(?:is|its|are) (?:quiet|silent|gone|over) now|so quiet|stopped after|apologi[sz]ed|were (?:so )?(?:lovely|nice|kind)|was (?:so )?(?:lovely|nice|kind)|sorted|brought (?:cake|wine|flowers)|sold the (?:drums|drum kit)|finished)\b/u,
    ],
    unless:
      /\b(?:too quiet|silence scares|died|death|police|when will|should|still (?:loud|noisy)|hope|wish|never|but now|new neighbou?rs? (?:is|are) (?:worse|loud)|hits|screams|miss (?:him|her|them)|my best friend|worried)\b/u,
    tries: [
      'my neighbour finally moved out, silence',
      'the noise upstairs finally stopped after i talked to them, they were lovely',
      'construction next door is over, first quiet morning in 14 months',
      'neighbors party house is gone, they moved away, i slept',
      'i rang their bell about the noise and the neighbour apologised and brought cake',
      'the drummer downstairs moved out!!',
      'its so quiet since the people above us left, the noise is gone',
      'noise war with next door is over, we talked and its sorted',
      'building site across the street is finished, i can hear birds again',
      'upstairs got a carpet after i asked, they were so nice about it',
      'finally silence, the neighbours moved out on saturday',
      'after two years of stomping the upstairs family moved away, silence',
    ],
    says: {
      told: "Listen to that, nothing. After bracing for the next thud, quiet is a physical pleasure. Your shoulders may need a week or two to believe it, so don't worry if you still wake up waiting. If a talk at the door did it, well done to both sides; a small thank you keeps that peace for years.",
      glad: "Silence, how delicious. Sit in it for a while tonight, windows open, no earplugs, just because you can. Your ears will go on waiting for the next bang for a few days, then they'll trust it. And if it was your knock on their door that did it, that was well done.",
    },
  },
  {
    id: 'service-is-back',
    words: [
      /\b(?:power|electricity|light|water|internet|wi-?fi|heating|hot water|boiler|heat|gas|elevator|lift|phone line|car)\b/u,
      /\b(?:is back|are back|came back|back on|works again|working again|running again|finally works|finally back|fixed|repaired|back after|restored|back now)\b/u,
    ],
    unless:
      /\b(?:when|will|not back|isnt|hasnt|still|should|how|he is back|shes back|cost|expensive|bill|broke again|cant|back pain|light on|in my life|power over|died|landlord wont|back together|lightweight|lied)\b/u,
    tries: [
      'power is back after 4 days!!',
      'we have water again, it came back this morning',
      'internet works again, i am a person again',
      'boiler fixed, hot shower, i could cry',
      'heating is back on after a week of wearing coats inside',
      'electricity is back, everyone in the street cheered',
      'light came back just in time for the match',
      'the car is fixed and it was only the battery, 80 euros',
      'hot water is back!!',
      'lift is running again, no more six floors with groceries',
      'after nine days the wifi is finally back',
      'they repaired the heating today, bless that man',
    ],
    says: {
      told: 'Back, thank goodness, and how luxurious an ordinary switch is after that. Take the long hot shower, or whatever was missing, and enjoy it like a hotel. While you still remember what you lacked, put three things aside for the next time: a lamp, a power bank, some bottles of water. Then forget it happened.',
      glad: "It's back, hooray for taps and switches. There's no luxury like the one you had all along and lost for a few days. Use it shamelessly tonight. Tomorrow put a lamp, a power bank and some water on one shelf, and you're ready for anything the street comes up with.",
    },
  },
  {
    id: 'rent-went-down',
    words: [
      /\b(?:rent|landlords?|landlady|bill|insurance|mortgage rate|interest)\b/u,
      /\b(?:lowered|reduced|(?:went|came|goes|go) down|cheaper|less now|discount|didnt (?:raise|increase)|no increase|halved|agreed|waived|let me off|kept the rent|not raising|dropped)\b/u,
    ],
    unless:
      /\b(?:should|how (?:do|can)|will|can i ask|wont|refus\w*|evict\w*|move (?:to|for)|moving|is it worth|want|agreed to (?:evict|leave)|raise|hope|service reduced|water (?:went|is))\b/u,
    tries: [
      'my landlord lowered the rent',
      'asked for a lower rent and she agreed, 80 less a month',
      'landlord said no increase this year because im a good tenant',
      'rent went down after i wrote one polite letter',
      'the landlady reduced our rent while they redo the bathroom',
      'discount on my insurance just by calling, 200 cheaper now',
      'phone bill came down by half just by asking',
      'my landlord kept the rent the same for the fifth year, what a man',
      'our interest dropped, 150 cheaper every month',
      'he waived a months rent when i lost my job',
      'rent reduced!!',
      'phoned the provider and the bill is cheaper by 20 a month',
    ],
    says: {
      told: "Money that stays with you every month without any work, that's a very good piece of news. Get it in writing, one friendly line is enough, so it holds. Then decide today where the difference goes, half to something sensible and half to something you look forward to. And a thank you to whoever said yes is well spent.",
      glad: "How rare and how nice. Have it confirmed in one friendly email, so it's on paper. Multiply it by twelve for the pleasure of it, and give part of that sum a job you'd enjoy. If a landlord was decent, tell them so. They hear it about as often as dentists do.",
    },
  },
  {
    id: 'holiday-went-badly',
    words: [
      /\b(?:holidays?|vacation|trip|honeymoon|weekend away|cruise|camping|getaway|city break)\b/u,
      /\b(?:disaster|awful|terrible|horrible|nightmare|fought|fight|argu\w*|rained (?:the whole|all|every)|it rained|sick the whole|ruined|worst|wasted|boring|hated it|came home early|barely spoke|stressful)\b/u,
      /\b(?:was|were|had|back|fought|rained|argued|came home|spoke|spent|just returned|whole (?:time|week|trip))\b/u,
    ],
    unless:
      /\b(?:cancel\w*|food poisoning|refund\w*|will|going to|next (?:week|month)|tomorrow|should (?:i|we) (?:go|book)|hits?|hit me|abus\w*|cheat\w*|died|death|left me|afraid of|broke up|airline|hotel (?:was|room)|luggage|my parents want)\b/u,
    tries: [
      'holiday was a disaster, it rained and we fought',
      'just back from the worst vacation ever, sick the whole time',
      'our honeymoon was awful, we argued every day',
      'spent 3000 on a trip and it rained all week, feels wasted',
      'the trip with my friends was terrible, we barely spoke at the end',
      'camping was a nightmare, we came home early',
      'family holiday was so stressful i need a holiday now, it was a nightmare',
      'weekend away was ruined because we fought about money the whole time',
      'vacation was boring and i feel guilty for saying that',
      'came home early from our trip, the kids were sick the whole week, horrible',
      'is it a bad sign that our first trip together was terrible, we fought the whole time',
      'city break was a disaster, rained every day, fought about maps',
    ],
    says: {
      told: "What a pity, you'd looked forward to it, paid for it, and came home more tired than you left. A bad trip mostly says that people were tired, wet and together around the clock; it doesn't say much about the bond. Give yourselves two quiet days before anyone analyzes it. Then one sentence: \"That wasn't what either of us wanted, which hour of it was good?\" And put one small good day on the calendar, so that this isn't the last word.",
      normal:
        "No, not by itself. The first trips bring out hunger, maps, money and no door to close, and plenty of good couples and friends have a rotten one behind them. What counts is the week after: can you laugh about one hour of it and say sorry for another? If someone was frightening or cruel, that's different, and then believe what you saw.",
    },
  },
];
