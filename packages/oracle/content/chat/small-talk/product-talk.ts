import { opens, whole } from './openings.ts';
import { anyOf, type SmallTalk, textOn } from './small-talk.ts';

const RELATIVE =
  '(?:mom|moms|mum|mums|mother|mothers|dad|dads|father|fathers|grandma|grandmas|grandmother|grandmothers|grandpa|grandpas|nan|nans|nana|nanas|aunt|aunts|uncle|parents|husband|husbands|wife|wifes|wives|partner|partners|sister|sisters|brother|brothers|son|sons|daughter|daughters|kid|kids|boyfriend|boyfriends|girlfriend|girlfriends|friend|friends|roommate|roommates)';

/** Questions about the site that the families' phrases miss, and what is true of them. */
export const PRODUCT_TALK: readonly SmallTalk[] = [
  {
    id: 'palm-photo-kept',
    family: 'palm-how',
    said: /\b(?:palm|hand)(?:s|'s)?\b.{0,20}\b(?:photos?|pictures?|pics?|images?|scans?)\b.*\b(?:sav(?:e|es|ed)|stor(?:e|es|ed)|keep|kept|delet\w*|private|safe|who|sees?|upload\w*|shared?)\b|\b(?:sav(?:e|ed)|stor(?:e|ed)|keep|kept|delet\w*|who|sees?|happens)\b.*\b(?:photos?|pictures?|pics?|images?|scans?)\b.{0,12}\b(?:palms?|hands?)\b|\b(?:sav(?:e|ed)|stor(?:e|ed)|keep|kept|delet\w*|who|sees?)\b.*\b(?:palm|hand) (?:photos?|pictures?|pics?|images?|scans?)\b/u,
    unless: /\b(?:blurry|how do i take|upload fail\w*|does not work|not working|error)\b/u,
    isForAll: true,
    texts: anyOf(
      "No, not unless you want it: your palm photo is deleted after the reading, and location data is removed when it arrives. No other user can see it. If you choose to keep it, it's in your own account, where you can delete it; the privacy page has the full list.",
    ),
  },
  {
    id: 'no-hour-still-works',
    family: 'birth-time-unknown',
    said: /\b(?:not (?:know|remember|have|sure|find)|no idea|unknown|forgot|never knew|no one knows|nobody knows|lost)\b.*\b(?:birth ?time|time of birth|birth hour|time i was born|hour i was born|time)\b.*\b(?:can i (?:still )?(?:use|do|get)|does (?:it|this|that) (?:still )?(?:work|count)|still (?:use|work|accurate|true|right)|everything\b.{0,12}\bwrong|all wrong|useless|pointless|worth it|is it (?:wrong|all|even))\b/u,
    mostWords: 40,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:wrong|useless|pointless)\b/u,
        'No, most of it stands. Your Sun and the other planets hardly move in a day, so your sign, your transits and the daily pages are right; only the rising sign and the houses need the hour, and the Moon can be a few degrees off. I leave those out rather than guess. If a certificate turns up, add the hour under Profile, Edit Profile.',
      ),
      ...anyOf(
        "Yes, you can. Your signs, transits, cards, palm and this chat all work without a birth time; what's missing is the rising sign, the houses and the exact Moon, and I leave those out rather than guess. Leave the hour empty. If it turns up on a certificate, add it under Profile, Edit Profile.",
      ),
    ],
  },
  {
    id: 'rough-hour-change',
    family: 'change-birth',
    said: /\b(?:born|birth ?time)\b.{0,30}\b(?:around|about|maybe|between|or|roughly|probably)\b.*\b(?:can i|could i|how do i|how can i|where do i|is it possible to|am i able to) (?:change|edit|update|correct|enter|put|set|fix)\b/u,
    mostWords: 40,
    isForAll: true,
    texts: anyOf(
      'Yes: Profile, Edit Profile, and your chart is redrawn when you save. You can change it as often as you like, so try both hours and see whether the rising sign is the same; if it is, the difference hardly matters. If not, the long birth certificate often has the hour.',
    ),
  },
  {
    id: 'premium-better-answers',
    family: 'price',
    said: /\bpremium\b.*\b(?:better|smarter|deeper|different|more accurate|longer|more detailed)\b.{0,10}\b(?:answers?|readings?|chat|replies)\b|\b(?:better|smarter|deeper|different|more accurate|longer) (?:answers?|replies)\b.*\bpremium\b|\bpremium answers?\b.{0,10}\b(?:better|different|longer)\b/u,
    isForAll: true,
    texts: anyOf(
      'No, my answers are the same with and without Premium; it only takes the daily limit off this chat. What it adds is elsewhere: all the daily pages and full palm readings. The premium page has it side by side.',
    ),
  },
  {
    id: 'wrong-hour-readings',
    family: 'change-birth',
    said: /\b(?:birth ?time|time of birth|birth hour|born at|entered|put in|typed|certificate)\b.*\b(?:(?:have|has|were|was|are|is) (?:all )?(?:the |my |your |these |those )?(?:old |past |earlier |previous |other )?(?:readings?|horoscopes?|chart|charts|everything|it all|answers|all of it|pages)(?: (?:been|that|you|so far|up to now|until now|i got|i read)\b.{0,20})? ?(?:been )?(?:all )?(?:wrong|false|rubbish|nonsense|invalid|useless|for nothing|garbage|worthless|off|someone else)|(?:everything|all of it|it|all) (?:was|has been|is) (?:all )?(?:wrong|for nothing|rubbish|false)|do i have to (?:reread|redo|forget|start over|start again)|does (?:that|this|it) (?:change|matter|affect|ruin)|what (?:changes|does that change|is still (?:true|right))|still (?:right|true|valid|count))\b/u,
    unless:
      /\bpalm\b|\b(?:no|without(?: a)?|do not (?:know|have)(?: my| the| a)?|unknown) birth ?time\b/u,
    mostWords: 60,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:am|pm|afternoon|morning|evening|twelve hours|12 hours)\b/u,
        "Not all of them. Half a day's difference gives you another rising sign and other houses, so whatever was said about those was wrong, and the Moon moves about six degrees, so it may even be in another sign. Your Sun and the other planets stay where they were, and so does everything read from your sign. Correct the hour under Profile, Edit Profile: new readings go by it at once, and saved ones keep their old text.",
      ),
      ...anyOf(
        'Not all of them. The hour decides the rising sign and the houses, so whatever was said about those may have been wrong, and the Moon shifts a little. Your Sun and the other planets hardly move in a day, so everything read from them stands. Correct it under Profile, Edit Profile; new readings go by it at once, saved ones keep their old text.',
      ),
    ],
  },
  {
    id: 'wrong-hour-entered',
    family: 'change-birth',
    said: /\bi (?:entered|put in|put|typed|gave(?: you)?|saved|have entered|registered|used)\b.{0,20}\b(?:wrong|other|false|incorrect)\b.{0,12}\b(?:birth ?time|time of birth|hour|time|am|pm)\b|\b(?:my |the )?(?:birth ?time|time of birth|birth hour) (?:is|was|i entered is|in my profile is|here is|you have is)(?: \w+){0,2} (?:wrong|off|incorrect|not right|false)\b|\b(?:it|that) (?:should be|was|is|should have been|is actually|was actually) \d.{0,20}\b(?:am|pm|morning|afternoon|evening|night)\b,? ?(?:not|and not|instead of)\b/u,
    unless: /\bpalm|rising (?:does|do) not\b/u,
    mostWords: 35,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:am|pm|afternoon|morning|evening|night)\b/u,
        "Thanks, that matters: half a day changes your rising sign and all the houses, and it can move the Moon into another sign. The Sun and the other planets stay as they were. I can't change it from in here, so put the right hour in under Profile, Edit Profile, and your chart is redrawn the moment you save.",
      ),
      ...anyOf(
        "Good that you noticed: the hour sets your rising sign and the houses, and the rest hardly moves. Put the right one in under Profile, Edit Profile, and the chart is redrawn the moment you save; I can't change it from in here.",
      ),
    ],
  },
  {
    id: 'relatives-account',
    family: 'shared-account',
    said: new RegExp(
      `\\b(?:can|could|may|how do|how can|should|is it (?:ok|okay|possible)|am i allowed) (?:i|we|you|to|my|it)?\\b.{0,25}\\b(?:put|have|set up|open|install|add|use|log into|log in to|sign into|get|run|make|create|manage|keep|see)\\b.{0,20}\\bmy ${RELATIVE}\\b.{0,12}\\b(?:account|profile|oracle|login|app)\\b|\\b(?:can|could|may) my ${RELATIVE} (?:also |too )?(?:use|have|log in|sign in|share|get|open)\\b.{0,40}\\b(?:account|login|profile|app|oracle|this|ipad|phone|tablet|laptop|subscription|premium|it)\\b|\\b(?:set (?:this|it|you) up|make an account|open an account) for my ${RELATIVE}\\b`,
      'u',
    ),
    unless:
      /\b(?:see what i|read my|private|gift|present|pay for|secretly|without (?:him|her|them) knowing|kids?|child|children|son|daughter|teen\w*|polish|spanish|french|german|in \w+ish|compare|birthday|birth date|\d+ year old)\b/u,
    isForAll: false,
    texts: [
      textOn(
        /\bcan my\b.*\b(?:my account|my login|my profile|my subscription|my premium)\b/u,
        "It would work, and I wouldn't: on your account they'd get your chart and see everything you've written here. A free account of their own takes two minutes, on any device, and gives them their own chart and chat.",
      ),
      textOn(
        /\b(?:mom|mum|mother|dad|father|grand\w*|nan|nana|aunt|uncle|parents)\w*\b/u,
        "Yes. Sign out of yours, sign in with hers or his, and all of it is there; an account works on any phone. Two at once on one phone only works in two different browsers, so for an older relative it's easiest to put it on their own phone's home screen. Remember that whoever holds the phone can read that chat.",
      ),
      ...anyOf(
        "Better one account each: an account holds one chart and one chat, and whoever's signed in sees all of it. A free one takes two minutes and works on any phone or tablet. To look at their chart from yours, add their birth date under People in the menu.",
      ),
    ],
  },
  {
    id: 'chats-gone',
    family: 'account-help',
    said: /\b(?:(?:my |all my |our |all our |the |all the |old )?(?:chats?|conversations?|readings|history|saved readings?|profile) (?:is|are|r|was|were|has|have|just|all)(?: \w+){0,2} ?(?:gone|disappeared|lost|deleted|empty|missing|vanished|wiped|blank|reset)|(?:lost|cannot find|can not find) (?:all )?(?:my|our|the) (?:old |earlier |previous |saved )?(?:chats?|conversations?|readings|history|messages|account|saved readings?)|(?:changed|got a new|new|switched|lost my|broke my|replaced my) (?:phones?|laptop|tablet|ipad|computer)\b.{0,40}\b(?:chats?|account|readings|app|log ?in|everything|history|oracle|gone|you))\b/u,
    unless: /\b(?:he|she|whatsapp|ex|deleted my number|photos of)\b/u,
    isForAll: true,
    texts: anyOf(
      "That's a nasty surprise, but most likely nothing's lost: chats and readings are kept with your account and not on the phone. Sign in with the same email, or the same Google button, as before, and look under History. If it's still empty, you may have a second account under another address; after that the contact on the terms page can look. Only what was cleared with \"Clear conversation\" is gone for good.",
    ),
  },
  {
    id: 'manager',
    family: 'ask-human',
    said: whole(
      '(?:can|may|could) i (?:please )?(?:talk|speak|write|complain) (?:to|with) (?:a |an |the |your |someone |somebody )*(?:manager|boss|supervisor|human|real person|person|real|support|someone|customer service|team|owner|developer|staff|in charge|else|astrologer)(?: .{0,30})?|(?:i want|i need|let me|get me|give me|put me through to|connect me (?:to|with)|i would like)(?:(?: to)? (?:talk|speak) (?:to|with))? (?:a |an |the |your )*(?:manager|supervisor|human|real person|real human|customer (?:service|support)|support|human being|live agent|agent)(?: .{0,20})?|is there (?:a )?(?:phone number|support|customer service|helpline|hotline|email address)(?: .{0,30})?|how do i (?:contact|reach) (?:you|support|customer service|a human|the team|someone|the owner)',
    ),
    unless: /\b(?:work|my manager|my boss|promotion|shift|about (?:him|her|my))\b/u,
    texts: anyOf(
      "There's no manager in the chat, only me, and I'm a program. The people who run the site are reached by the contact on the terms page: for payments, faults and complaints that's the right door. If it's about an answer of mine, tell me here and I'll try to put it right.",
    ),
  },
  {
    id: 'child-bought',
    family: 'cancel',
    said: /\bmy (?:\w+ ){0,4}(?:kid|kids|son|daughter|child|toddler|grandson|granddaughter|nephew|niece|cat|husband|wife|mom|brother|sister|roommate|boyfriend|girlfriend|year old) (?:\w+ ){0,2}(?:bought|purchased|subscribed|upgraded|ordered|signed up|clicked|pressed|paid|used my card|got)\b.*\b(?:premium|subscription|subscribe\w*|upgrade\w*|plan|trial|this app|the app|my card)\b/u,
    unless: /\b(?:toys?|game|car|house|phone|shoes|dog|cat food)\b/u,
    isForAll: true,
    texts: anyOf(
      "That can be stopped right now: Profile, Manage Subscription, cancel. During the free days nothing is taken; if a charge has already gone through, write to the contact on the terms page with the date, the amount and what happened. And the site is for adults, so change the password while you're there if it was a child.",
    ),
  },
  {
    id: 'card-declined',
    family: 'complaint-app',
    said: /\b(?:my )?(?:card|payment|paypal|checkout)\b.{0,20}\b(?:declined|rejected|refused|failed|not (?:accepted|working|go through)|does not work|did not (?:work|go through)|expired)\b.*\b(?:premium|app|this|subscription|use|you|trial|still|upgrade|lose|account|pay)\b/u,
    unless:
      /\b(?:store|shop|supermarket|restaurant|embarrass\w*|checkout line|in front of|cashier|date)\b/u,
    isForAll: true,
    texts: anyOf(
      "You can go on using the free part, no card needed for that, and nothing you've saved is lost. For Premium, check the card or put in another under Profile, Manage Subscription; a refusal usually comes from the bank, and they can say why.",
    ),
  },
  {
    id: 'password',
    family: 'account-help',
    said: /\b(?:my )?(?:password|login|log ?in|sign ?in)\b.{0,15}\b(?:does not work|not working|is wrong|will not work|stopped working|not accepted|fails?|failed|forgot\w*|lost|broken)\b|\b(?:forgot|lost|cannot remember|can not remember|do not remember) my (?:password|login)\b|\b(?:cannot|can not|unable to) (?:log|sign) ?in\b|\blocked out of my account\b/u,
    unless: /\b(?:bank|email password|instagram|facebook|his|her|wifi)\b/u,
    isForAll: true,
    texts: anyOf(
      'On the sign-in page, tap "Forgot your password?" and enter your email: a link comes within a minute or so and works for an hour. Look in spam, use the newest one, and if you signed up with Google, use that button instead. After too many tries it locks for a quarter of an hour; nothing you\'ve saved is lost.',
    ),
  },
  {
    id: 'false-birth-date',
    family: 'change-birth',
    said: /\b(?:i (?:lied|was lying) about|i (?:made up|faked|invented)|i (?:gave|entered|put|used|typed)(?: you| in)?(?: a| the| my)? (?:fake|wrong|false|made up|other|different|random|incorrect)|not my real) ?(?:my |a |the )?(?:birth ?day|birth ?date|date of birth|birth year)\b/u,
    unless: /\b(?:dating|tinder|to him|to her|minor|under 18|17|16|15|14|13|he|she)\b/u,
    isForAll: true,
    texts: anyOf(
      "It matters: everything I compute starts from that date, so with another day the Moon and perhaps the sign are someone else's, and with another year nearly all of it is. No harm done: put the right one in under Profile, Edit Profile, and the chart is redrawn at once. General advice I gave you stands either way.",
    ),
  },
  {
    id: 'twin-differs',
    family: 'birth-time-fix',
    said: /\b(?:twin|twins|same birthday|born (?:on )?the same day|share a birthday)\b.*\bdifferent (?:reading|horoscope|chart|page|answer|rising|card)\b|\btwo people\b.{0,20}\b(?:exact )?same (?:birth )?chart\b/u,
    unless: /\bshould i\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\btwo people\b/u,
        'Yes: born in the same place within a few minutes of each other, they have practically the same chart, and twins mostly do. That such people live quite different lives is a good reason to hold charts lightly.',
      ),
      ...anyOf(
        'Your charts are nearly the same, but a page also depends on what each of you saved and when it was opened: another birth time can change the rising sign, and each page picks one of several things in the sky. So two different pages can rest on the same planets. That twins lead different lives anyway is the best argument for holding charts lightly.',
      ),
    ],
  },
  {
    id: 'told-you-earlier',
    family: 'memory',
    said: opens(
      '(?:last (?:week|month|time|night|year)|yesterday|the other day|earlier|before|a (?:week|month|while) ago|on \\w+day) i (?:told|asked|wrote|messaged) you (?:about )?(?:my |the |a |that )?.{2,60}(?:any (?:news|updates?|ideas?|thoughts)|what (?:do you think|now|did you find)|remember|did you (?:think|find|hear)|well)|any (?:news|updates?)(?: (?:about|on|from|regarding) .{2,40}| for me| yet)?',
    ),
    isFirst: true,
    isForAll: true,
    texts: anyOf(
      "I've got no news, because nothing from outside reaches me, and that conversation isn't in front of me anymore. Tell me in a line where it stands now, and I'll take it from there.",
    ),
  },
  {
    id: 'scans-left',
    family: 'palm-how',
    said: /\bhow many (?:more )?(?:palm )?(?:scans?|palm readings?|palms?|hands?|photos?) (?:do i have|have i|are|can i|do i get|left|am i)\b/u,
    texts: anyOf(
      "On the free plan it's one palm scan, with a preview of the reading; with Premium, as many as you like. The trial has one too, with the full result. A scan that fails doesn't use one up.",
    ),
  },
  {
    id: 'saved-palm',
    family: 'memory',
    said: /\bwhere (?:do i find|is|are|can i (?:find|see)|did) (?:my |the )?(?:old |saved |last )?(?:palm )?(?:readings?|palm results?|saved pages?)(?: (?:go|saved|stored))?\b/u,
    texts: anyOf(
      "Under My Readings, in your profile's menu: every palm reading you saved is there, and History has everything else by day. If it's empty, check that you're signed in with the address you used then.",
    ),
  },
  {
    id: 'price-change',
    family: 'price',
    said: whole(
      'why (?:did|is|has|does|are) (?:the |your |my )?(?:price|subscription|premium|cost|it|this|you)(?: \\w+)? (?:go(?:ne)? up|went up|increased?|rise|risen|more expensive|so expensive|more)(?: .{0,30})?|(?:is|are) (?:premium|it|there) (?:cheaper|a discount|any discounts?|a deal|less)(?: (?:if|for|when|with) .{2,40})?|(?:is there|do you have) (?:a )?(?:yearly|annual|lifetime|student|family) (?:plan|price|discount|subscription|option)',
    ),
    texts: [
      textOn(
        /\b(?:year|yearly|annual|lifetime|student|family|cheaper|discounts?|deal)\b/u,
        "No, there's one plan with one monthly price, without a yearly version or discounts. If money's tight, the free part stays free, and you can cancel Premium any month under Manage Subscription.",
      ),
      ...anyOf(
        "I can't see your bill from here. The price that counts stands on the premium page and under Profile, Manage Subscription; if you were charged more than that, write to the contact on the terms page with the date and the amount. You can cancel there any month.",
      ),
    ],
  },
  {
    id: 'rate-or-follow',
    family: 'complaint-app',
    said: whole(
      '(?:where|how) (?:can|do) i (?:(?:rate|review|follow|recommend)(?: (?:you|this|the app|this app|it))|leave (?:a |my )?(?:review|feedback|rating))(?: .{0,20})?|rate this app(?: where)?|(?:do|are) you (?:have |on )(?:an? )?(?:instagram|tiktok|facebook|twitter|youtube|discord|reddit|linkedin|social media)(?: .{0,20})?|can i (?:follow|rate|review) you(?: .{0,20})?',
    ),
    texts: [
      textOn(
        /\b(?:rate|review|feedback|rating)\b/u,
        "There's no store page to rate, it's a website; feedback goes to the contact on the terms page. Telling a friend counts as five stars.",
      ),
      ...anyOf(
        "Not me, I only live in this window. If the site has something of the kind, it's linked at the bottom of its pages.",
      ),
    ],
  },
  {
    id: 'old-design',
    family: 'text-size',
    said: /\b(?:old|previous|last) (?:design|version|layout|look|app)\b.{0,20}\b(?:back|better|again|prettier)\b|\b(?:bring|get|give me) back the old\b|\bi (?:hate|do not like|preferred) the (?:new|old) (?:design|version|layout|look)\b/u,
    unless: /\b(?:me|myself|him|her)\b.*\bback\b/u,
    isForAll: true,
    texts: anyOf(
      'The old one can\'t be switched back on, I\'m afraid. What\'s yours to choose is "Read by day" or "Read by night" in the menu, and the text size in your browser. If something got harder to use, tell the contact on the terms page which page it was.',
    ),
  },
  {
    id: 'people-who-see-it',
    family: 'who-reads',
    said: new RegExp(
      `\\b(?:can|could|will|does|would|do) (?:my |our |the )?(?:${RELATIVE}|boss|company|employer|work|ex|anyone|anybody|someone|people|others) (?:else )?(?:see|read|find|look at|get to see|find out|access) (?:it|this|that|all this|my (?:chat|messages|questions|readings)|what i (?:write|say|type|tell you|ask)|i (?:use|asked|wrote))(?: here)?\\b`,
      'u',
    ),
    unless:
      /\b(?:my (?:texts?|phone|diary|journal|emails?|dms?|stories|story)|instagram|whatsapp|facebook)\b/u,
    isForAll: true,
    texts: anyOf(
      'Not from their own phone or account. What you write is kept with your account for ninety days at most, and no other user sees it; but someone with your password or your unlocked phone sees all of it. Sign out on a shared device, and "Clear conversation" under the chat empties it at once.',
    ),
  },
  {
    id: 'is-it-private',
    family: 'who-reads',
    said: whole(
      '(?:is|are) (?:this|it|that)(?: (?:really|actually|all|even|chat|app))* (?:private|confidential|anonymous|encrypted)(?: (?:with you|here|or not|between us))*|(?:is|are) (?:this chat|my (?:data|birthday|birth|personal|info|information|messages|chat|secrets?|photo|photos|palm|details|name|question|questions)(?: \\w+)?|our (?:chat|conversation)|the chat|these (?:messages|chats)|everything (?:i (?:say|write|tell you)|here)|what i (?:write|say|type|tell you)(?: here)?)(?: (?:really|actually|all|even|chat|info|data))*(?: (?:private|safe|secret|confidential|anonymous|secure|encrypted|sold|shared|public|recorded|saved|stored|kept))(?: (?:with you|here|from (?:my )?\\w+|to (?:anyone|others|advertisers)|or not|anywhere|forever|between us))*|who (?:can |else |all )*(?:reads?|sees?|looks at|has access to|gets|knows)(?: (?:this|these|my|our|the|what|it))?(?: (?:messages?|chats?|conversations?|data|i (?:write|say|type|ask)|stuff|questions?))?(?: (?:here|too))?|do (?:you|they) (?:sell|share|give away|keep|store|record|save|read) (?:my |our |the |all |this |everything)?(?: ?(?:data|info|information|messages|chats|conversations|birthday|details|photos?|(?:what |everything |anything )?i (?:write|say|type|tell you|ask you)(?: here)?))*|what (?:do you do|happens) (?:with|to) (?:my |the )?(?:data|info|information|birthday|photos?|messages|chats?|palm photo)|does (?:anyone|anybody|someone|a (?:human|person)) (?:else )?(?:reads?|sees?) (?:this|these|it|my messages|my chat)(?: .{0,20})?',
    ),
    isForAll: false,
    texts: [
      textOn(
        /\b(?:photos?|palm)\b/u,
        "Your palm photo is normally deleted right after it's read; if you chose to keep it, it's in your profile with a delete button. Nothing is sold, and the privacy page has the full list.",
      ),
      textOn(
        /\b(?:birth|birthday|data|info|information|details|sell|sold|share|name)\b/u,
        "Your birth details are kept with your account, for your chart; no other user sees them, and they aren't sold. You can download or delete all of it in your profile, and the privacy page says exactly what's stored and where.",
      ),
      ...anyOf(
        'No other user can read this, only someone signed in to your account, and no person has to read it for me to answer. It\'s kept for ninety days at most, "Clear conversation" empties it at once, and the privacy page has the full list. I can\'t promise more than that page does.',
      ),
    ],
  },
  {
    id: 'why-place',
    family: 'why-birth-time',
    said: whole(
      'why (?:do|does|did|would) (?:you|it|the app|this) (?:need|want|ask(?: for)?)(?: to know)? (?:the |my |a |about )?(?:birth ?)?(?:place|city|town|location|where i was born)(?: of birth)?(?: for)?',
    ),
    texts: anyOf(
      'Because the sky looks different from different places: the sign that was rising at your birth depends on the city as much as on the hour. Leave it empty and I only leave out the rising sign and houses.',
    ),
  },
  {
    id: 'share-reading',
    family: 'what-can-you',
    said: whole(
      '(?:can|may|could|am i allowed to|is it (?:ok|okay|allowed) to|how (?:do|can)) ?(?:i|we)? ?(?:share|post|screenshot|put|publish|send|show|repost|upload|print|copy) (?:my |the |this |your |a |these |it)?(?: ?(?:reading|readings|chart|answer|answers|horoscope|result|palm reading|page|chat|conversation|stuff|screenshot))*(?: (?:on|to|with|in|online|onto|for) ?(?:.{0,30}))?',
    ),
    unless: /\b(?:his|her|nudes|location|home ?screen|my (?:bed|room|feelings|secret))\b/u,
    texts: anyOf(
      "Sure, it's yours to share. At the end of a reading there's \"Share it\": it makes a picture with one paragraph, or a link you can end again, and shows nothing else about you. A screenshot works too; just check that your birth details aren't in the corner of it.",
    ),
  },
  {
    id: 'save-answers',
    family: 'what-can-you',
    said: whole(
      '(?:can|could|how (?:do|can)|is there a way to|where (?:can|do)) ?(?:i|we)? ?(?:save|keep|bookmark|download|store|favorite|find again|export|copy) (?:my |the |this |your |these |an |all |old |a )*(?:answers?|replies|reading|readings|chat|conversation|messages|horoscopes?|pages?)(?: .{0,30})?',
    ),
    unless: /\b(?:gone|lost|disappeared|delete|going|alive|flowing|flight|plane|offline)\b/u,
    texts: anyOf(
      'Yes. Answers in this chat stay under History, and there\'s Copy under each one; a reading has "Keep this page" at its end. For everything in one file, your profile has "Export My Data."',
    ),
  },
  {
    id: 'costs-extra',
    family: 'price',
    said: whole(
      '(?:does it|do i|is it|will it|would it|do you|does this) (?:cost|pay|charge|extra|cost me|have to pay|need to pay|charge me)(?: (?:extra|more|anything|something|money))*(?: (?:to|for|if|when) (?:i )?(?:ask|asking|know|see|add|compare|check|do|get|write|chat|use|read|another|someone|other|a).{0,50})|do i (?:have|need) to (?:upgrade|subscribe|buy premium|get premium)(?: (?:to|for|if) .{2,60})?|do i (?:have|need) to pay(?: (?:extra|more|money|you))*(?: (?:to|for|if) .{0,40}(?:unlock|chart|readings?|questions?|ask|chat|palm|app|oracle|premium|horoscopes?|compat\\w*|this|you).{0,30})?|is (?:the |my )?(?:full |whole |complete )?(?:chart|birth chart|compatibility|horoscope|reading|palm reading) (?:free|paid|locked|behind a paywall)',
    ),
    texts: [
      textOn(
        /\b(?:chart|birth chart)\b/u,
        'No, your chart is free, all of it, and so are the horoscopes and a few questions a day here. Premium only takes the limits off and opens the other daily pages; the premium page shows both side by side.',
      ),
      textOn(
        /\b(?:another|someone|other|person|friend|boyfriend|girlfriend|husband|wife|mom|sister|brother|partner|people|compare|compatib\w*)\b/u,
        'No, asking about another person counts like any other question and costs nothing extra. Their birth date is enough, and you can keep it under People in the menu.',
      ),
      textOn(
        /\bpalm\b/u,
        "One palm scan is free and shows a preview; the full palm reading comes with Premium. The premium page lists exactly what's in which.",
      ),
      ...anyOf(
        "No extra charges: the free part stays free, and Premium is one fixed price that's named before you confirm anything. The premium page shows what's in which.",
      ),
    ],
  },
  {
    id: 'does-it-count',
    family: 'limit-why',
    said: /\b(?:does|do|did|will|would) (?:this|that|these|thanks|hi|hello|saying \w+|a thank you|a greeting|jokes|this one|that one)(?: (?:one|question|message|also|too|even))* count(?: too| also| as (?:one|a question))?(?:$| (?:and|or|if|against|toward|towards|from|for)\b)/u,
    texts: [
      textOn(
        /\b(?:thanks|thank you|hi|hello)\b/u,
        "Yes to both, I'm afraid: every message that gets an answer counts as one, manners included. So put the thanks into the next question, and several questions into one message; I take them together.",
      ),
      ...anyOf(
        'Yes, it does: every message that gets an answer counts as one, short ones too. The number left stands under the chat box, and several questions fit into one message.',
      ),
    ],
  },
  {
    id: 'background',
    family: 'text-size',
    said: opens(
      '(?:(?:tell me |show me )?how (?:do i|can i|to|do you) |can i |can you |please |i want to |where do i |is there a way to )*(?:turn off|turn on|change|switch off|switch|get rid of|remove|make|disable|set|lose) (?:the |your |this |my |it |to )*(?:\\w+ )?(?:background|dark mode|night mode|light mode|color|colour|colors|colours|theme|purple|stars in the background|animation|animations|design|wallpaper)|is there (?:a )?(?:dark|night|light|day) mode|(?:do you|does this|does it) have (?:a )?(?:dark|night|light) mode',
    ),
    unless: /\b(?:hair|eyes|bedroom|wall|font|text|letters)\b/u,
    texts: anyOf(
      'In the menu there\'s a switch called "Read by day" or "Read by night": dark letters on light paper, or the reverse. Other colors aren\'t on offer, and moving pictures stop if your device is set to reduce motion.',
    ),
  },
  {
    id: 'wakes-me',
    family: 'notifications',
    said: /\b(?:stop|quit|why (?:do|are) you|do not|no more|enough with|too many|turn off|how do i (?:stop|turn off)) (?:the |your |these |all |with |sending |send |spamming |spam |me |so many |my |keep |always )*(?:daily |push |morning |phone )?(?:notifications?|notifs?|emails|mails|pings?|alerts|push messages|reminders|waking(?! up\b)|pinging|emailing|buzzing)\b/u,
    unless: /\b(?:he|she|him|her|boss|ex|they|work)\b/u,
    texts: [
      textOn(
        /\b(?:\d+ ?am|\d+ in the morning|am|night|early|wak\w+|sleep|dawn|middle of)\b/u,
        'Sorry about the early wake-up. For the daily email, pick another hour or switch it off in Profile Setup, under email preferences; for messages on the phone, it\'s "Reminders on this device" on your profile page. Every email also has a one-click unsubscribe at the bottom.',
      ),
      ...anyOf(
        'Sorry, that\'s easily ended. Emails: the switches are in Profile Setup under email preferences, and every email has a one-click unsubscribe at the bottom. Messages on the phone: "Reminders on this device" on your profile page.',
      ),
    ],
  },
  {
    id: 'ate-my-question',
    family: 'complaint-app',
    said: /\b(?:app|site|page|it|chat|you|this thing|website) (?:just |has |have )?(?:crashed|froze|ate|lost|swallowed|deleted|closed|died|hung|broke|glitched|ignored)(?: (?:and|then|on me|again|it|down)){0,4} ?(?:ate |lost |swallowed |deleted |closed )?(?:my |the )?(?:question|message|text|whole message|long message|on me|twice|again|everything)\b/u,
    unless:
      /\b(?:he|she|my phone|car|van|fridge|boiler|washing machine|washer|bike|laptop|computer|tv|oven|heater|elevator|bus|train)\b/u,
    isForAll: true,
    texts: anyOf(
      "Sorry, that's annoying, all the more after typing it out. Ask me again here, the short version will do. If it happens once more, reload the page, and then the contact on the terms page would like to hear what you pressed.",
    ),
  },
  {
    id: 'human-or-computer',
    family: 'who-are-you',
    said: /\b(?:are|is) (?:the |these |your |my |those )(?:readings?|answers?|horoscopes?|messages|texts) (?:\w+ ){0,2}?(?:made|written|done|generated|created|typed|produced) (?:\w+ ){0,2}?by\b|\bwho (?:writes|wrote|makes|made) (?:the |these |your |my )(?:readings?|answers?|horoscopes?|texts)\b|\bis (?:it|this|all this) (?:all )?(?:made|written|done|generated|created|typed) by (?:a |an |real )*(?:human|person|people|computer|ai|machine|astrologer|robot|program|bot)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:paid|pay|paying|money|honest\w*)\b/u,
        "By a computer, honestly: no astrologer looks at your chart. The planet positions are calculated exactly, and the texts were written and checked by people beforehand, then picked and filled in by a program. You paid, so you should know that; if it isn't what you expected, cancel under Profile, Manage Subscription, and write to the contact on the terms page about the money.",
      ),
      ...anyOf(
        "By a program. It computes where the planets are, and picks and fills in texts that were written beforehand. No astrologer sits behind it, and I'm an AI too.",
      ),
    ],
  },
  {
    id: 'speaks-language',
    family: 'language-other',
    said: /\b(?:can|do|could|will|would) (?:you|u) (?:also |please |even )?(?:speak|talk|write|answer|reply|understand|know|chat|respond)(?: to me| back| me)?(?: in)? (?:polish|spanish|french|german|portuguese|italian|dutch|turkish|hindi|russian|arabic|chinese|mandarin|japanese|korean|swedish|greek|czech|ukrainian|romanian|hungarian|urdu|bengali|swahili|yoruba|igbo|tagalog|vietnamese|thai|indonesian|hebrew|danish|norwegian|finnish|hinglish|other languages|another language|my language)\b|^(?:please )?(?:speak|write|answer|reply|talk)(?: to me| me)? in (?:polish|spanish|french|german|portuguese|italian|dutch|turkish|hindi)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\bpolish\b/u,
        'Możesz pisać do mnie po polsku, rozumiem; odpowiadam na razie po angielsku, krótko i prosto. So write in Polish as it comes, and I answer in easy English.',
      ),
      textOn(
        /\bspanish\b/u,
        'Puedes escribirme en español, te entiendo; por ahora contesto en inglés, con palabras sencillas. So write in Spanish as it comes, and I answer in easy English.',
      ),
      textOn(
        /\bfrench\b/u,
        "Tu peux m'écrire en français, je comprends ; pour l'instant je réponds en anglais, avec des mots simples. So write in French as it comes, and I answer in easy English.",
      ),
      textOn(
        /\bgerman\b/u,
        'Du kannst mir auf Deutsch schreiben, ich verstehe es; antworten kann ich vorerst nur auf Englisch, in einfachen Worten. So write in German as it comes, and I answer in easy English.',
      ),
      textOn(
        /\bportuguese\b/u,
        'Pode escrever em português, eu entendo; por enquanto respondo em inglês, com palavras simples. So write in Portuguese as it comes, and I answer in easy English.',
      ),
      textOn(
        /\bitalian\b/u,
        'Puoi scrivermi in italiano, ti capisco; per ora rispondo in inglese, con parole semplici. So write in Italian as it comes, and I answer in easy English.',
      ),
      textOn(
        /\bdutch\b/u,
        'Je mag in het Nederlands schrijven, dat begrijp ik; antwoorden doe ik voorlopig in eenvoudig Engels. So write in Dutch as it comes, and I answer in easy English.',
      ),
      textOn(
        /\bturkish\b/u,
        'Bana Türkçe yazabilirsin, anlıyorum; şimdilik basit bir İngilizceyle cevap veriyorum. So write in Turkish as it comes, and I answer in easy English.',
      ),
      textOn(
        /\b(?:hindi|hinglish)\b/u,
        'Aap Hindi mein likh sakte hain, main samajh leta hoon; jawab abhi aasaan English mein deta hoon. So write in Hindi as it comes, and I answer in easy English.',
      ),
      ...anyOf(
        "Not that one yet, I'm sorry. I understand questions in Spanish, French, German, Portuguese, Italian, Dutch, Turkish, Polish and Hindi, and I answer in English, in short, easy words.",
      ),
    ],
  },
];
