import { anyOf, type SmallTalk, textOn } from '../small-talk.ts';

/** What customers ask about palm photos, pages, dates and what can be done here. */
export const FEATURE_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'baby-charts',
    family: 'what-can-you',
    said: /\b(?:do|can|could|will) (?:you|u|i) (?:also |even )?(?:do|make|draw|read|get|see)\b.{0,16}\b(?:charts?|birth charts?|horoscopes?|readings?)\b.{0,8}\b(?:for|of) (?:a |my |our |the )?(?:\w+ )?(?:bab(?:y|ies)|newborns?|kids?|children|child|son|daughter|toddler|grandson|granddaughter|grandchild(?:ren)?)\b/u,
    unless: /\b(?:palm|hand|scan\w*|photo|account|sign up)\b/u,
    mostWords: 20,
    isForAll: true,
    texts: anyOf(
      'Yes, a child\'s chart is like anyone\'s: type the birth here, "born 3 May 2024, 7:15 am, Leeds", and ask for the Sun, the Moon or the rising sign, or save the child under People. I keep it to temper and play, and say nothing of health or fate. Palm photos of children are not taken.',
    ),
  },
  {
    id: 'hand-to-upload',
    family: 'palm-how',
    said: /\b(?:which|what|left or right|right or left) (?:hand|palm)\b|\b(?:left or right|right or left)\b.*\b(?:palm|hand)\b/u,
    unless:
      /\b(?:itch\w*|twitch\w*|ring|wedding|saved?|stor\w*|keep|kept|means?|dominant|marriage line)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'By the guidelines on the Palm & Soul page men upload the right palm and women the left. That is a custom, not a rule of nature: another tradition takes the hand you write with, and the tool reads whichever hand you show it. If you compare later, use the same one.',
    ),
  },
  {
    id: 'photo-size',
    family: 'palm-how',
    said: /\b(?:how (?:big|large)|what (?:size|format|kind of file|file type)|max(?:imum)? size|too (?:big|large))\b.*\b(?:photo|picture|image|file|upload|jpe?g|png|heic)\b|\b(?:photo|picture|image|file)\b.*\b(?:too (?:big|large)|which format|what format|heic|file size)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      'Up to 10 MB, as JPEG, PNG or WebP. A normal phone photo fits. If yours is refused, take it directly on the Palm & Soul page, or send yourself a smaller copy; a HEIC file has to be saved as JPEG first.',
    ),
  },
  {
    id: 'photo-of-other',
    family: 'palm-how',
    said: /\b(?:upload|scan|send|use|read)\b.{0,20}\b(?:photo of my face|my face|a selfie|my foot|my feet|my dogs? paw|paw|face photo)\b/u,
    mostWords: 14,
    isForAll: true,
    texts: anyOf(
      'No, only the open palm of a hand: faces, feet and paws are turned away, and a face photo has no use here. Show the whole hand from wrist to fingertips, by daylight, with nothing else in the picture.',
    ),
  },
  {
    id: 'hand-of-other',
    family: 'palm-how',
    said: /\b(?:scan|upload|read|do)\b.{0,15}\bmy (?:husband|wife|boyfriend|girlfriend|partner|(?:best )?friend|mum|mom|dad|sister|brother|mother|father|grandm\w+|grandf\w+|grandpa|nan|gran|aunt|uncle|cousin|roommate|flatmate)s? (?:hand|palm)s?\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      "If they've said yes, are 18 or older and know that it goes into your account, you can. It counts as one of your scans, and the reading is kept with you. Kinder is to let them make a free account; each has a scan of its own.",
    ),
  },
  {
    id: 'add-people',
    family: 'compat-person',
    said: /\b(?:how|where) (?:do|can|to) ?(?:i )?(?:add|save|store|put in|enter) (?:my |a |another |other |the )?(?:\w+ ){0,2}?(?:person|people|persons?|friends?|partners?|boyfriends?|girlfriends?|husbands?|wifes?|crush\w*|moms?|mums?|sisters?|brothers?|someone)(?: s)?\b/u,
    unless: /\b(?:instagram|snapchat|contacts|phone|facebook|group chat|whatsapp)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      'Open People in the menu and press "Add a person": a name and a birth date, and the time and city if you know them. Up to ten fit, only you can see them, and you can read their day or how you two fit. For one question it\'s enough to type the birth date here.',
    ),
  },
  {
    id: 'phone-reminders',
    family: 'notifications',
    said: /\b(?:get|have|turn on|switch on|enable|want|send me|receive)\b.{0,15}\b(?:push |phone )?(?:notifications?|reminders?|alerts?)\b/u,
    unless:
      /\b(?:turn off|stop|no more|too many|he|she|ex|from him|from her|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'Yes: on your profile page, under "Reminders on this device". You choose whether to hear in the morning that your page is there, and on days when something is exact for your chart. They are off until you turn them on, for each device by itself. On an iPhone put the site on the home screen first.',
    ),
  },
  {
    id: 'more-than-one-mail',
    family: 'notifications',
    said: /\b(?:two|2|three|3|several|many|twice)\b.*\b(?:e ?mails?|mails?)\b.*\b(?:today|day|morning|week)\b|\b(?:e ?mails?|mails?)\b.*\b(?:twice|two times|double)\b/u,
    unless:
      /^(?!.*\b(?:you|your|u|daily|from you|app|oracle)\b)|\b(?:he|she|boss|ex|work|client|send him|send her)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      'The daily mail comes once a day at most, guidance and horoscope together. What may come beside it is mail about your account: a receipt, a reminder before a charge, a new sign-in address. If the very same one came twice, that was a hiccup on our side. What you get is set in Profile Setup, under email preferences.',
    ),
  },
  {
    id: 'mail-missing',
    family: 'notifications',
    said: /\b(?:no|not (?:get\w*|receiv\w*|com\w*|arriv\w*)|stopped (?:getting|coming)|where is|never (?:got|came|arrived))\b.{0,20}\b(?:my |the |your |any )?(?:daily |morning )(?:e ?mail|mail|horoscope mail|reading mail)\b|\b(?:daily|morning) (?:e ?mail|mail)\b.*\b(?:not|never|stopped|missing|gone)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      'Look in spam first and mark it as wanted. Then open Profile Setup, email preferences: a switch may be off, and if mails to you bounced or one was reported as spam, they stop until you save these preferences again. "Send Test Email" there shows at once whether it arrives. It needs your birth date, too; without one there is nothing to write.',
    ),
  },
  {
    id: 'calendar-of-dates',
    family: 'next-big-date',
    said: /\b(?:calendar|google calendar|outlook|ical)\b.*\b(?:dates|days|transits|good days|moon|export|link|put|add|sync|subscribe)\b|\b(?:dates|days|transits|moons?)\b.*\b(?:in|into|to) my (?:google |phone |outlook )?calendar\b/u,
    unless:
      /\b(?:wedding|boss|meeting|his calendar|her calendar|advent|what day|which day|mayan|chinese calendar)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'Yes: "Your dates" in the menu shows the next eight weeks of your own chart, and "Put these in my calendar" there makes a private link that your calendar app follows. Anyone who has the link can read these dates, so keep it to yourself; you can stop it on the same page.',
    ),
  },
  {
    id: 'chart-wheel',
    family: 'big-three',
    said: /\b(?:see|show|find|view|open|where is|look at)\b.{0,12}\bmy (?:\w+ )?(?:chart|birth chart|natal chart)\b.*\b(?:picture|wheel|drawing|image|drawn|page|app|here|circle|diagram)\b|\bwhere (?:is|(?:can|do|could) i (?:see|find|view|get|look at)) my (?:birth |natal )?chart\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'Your wheel is on your profile page, drawn from the birth details you saved: tap a planet to read what it means for you, with a table of the exact places beside it. With a birth time and city it has the rising sign and the houses as well.',
    ),
  },
  {
    id: 'cards-here',
    family: 'what-can-you',
    said: /^(?:hi |hey |ok |so |and )*(?:can|do|could|will) (?:you|u) (?:also |even |please )?(?:do|read|draw|pull|lay|use|know)(?: the| me)? (?:tarot|cards|tarot cards|a spread|oracle cards|runes)(?: too| here| readings?| for me)*$/u,
    isForAll: true,
    texts: anyOf(
      'Tarot, yes: type "draw me a card" with your question and I draw one of the 22 big ones, honestly at random. The same question gets the same card until tomorrow. Three cards work too, if you say what each is for.',
    ),
  },
  {
    id: 'numbers-here',
    family: 'what-can-you',
    said: /^(?:hi |hey |ok |so |and )*(?:can|do|could|will) (?:you|u) (?:also |even |please )?(?:do|use|know|read)(?: my)? (?:numerology|numbers|life path(?: numbers?)?|angel numbers|name numbers)(?: too| here| readings?| for me)*$/u,
    isForAll: true,
    texts: anyOf(
      'Yes, with the sum shown: ask "what\'s my life path number" for the one from your birth date, or "what\'s the number of the name Ada" for a name. Numbers you keep seeing are fine to ask about too. I don\'t give lucky numbers for games.',
    ),
  },
  {
    id: 'video-or-live',
    family: 'ask-human',
    said: /\b(?:live|real|human|video|phone|in person|on the phone)\b.{0,12}\b(?:psychics?|astrologers?|readers?|readings?|mediums?|consultation|session|advis[eo]rs?|palmists?)\b/u,
    unless:
      /^(?!.*\b(?:is there|are there|do you|can i|have|offer|book|get|want|speak|talk)\b)|\b(?:written by|who writes|made by|job as|become)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      "No, there are no live readers, calls or videos here: it's all written, and I'm an AI. What you can get is a chart that's computed exactly, a palm reading from a photo, the daily pages, and me for questions at any hour.",
    ),
  },
  {
    id: 'wrong-day-shown',
    family: 'complaint-app',
    said: /\b(?:horoscope|reading|page|daily|guidance|app)\b.*\b(?:wrong|yesterdays|old|tomorrows|different) (?:date|day|one)\b|\bwrong date\b.*\b(?:page|reading|horoscope|app)\b/u,
    unless: /\b(?:birth|born|birthday)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'Pages go by the date and the time zone of your device, so look at its clock first, then reload the page. After midnight or on a journey an open page still shows the day it was opened on. If the date stays wrong after that, reply to any email from us and say which page it is.',
    ),
  },
  {
    id: 'sign-seems-wrong',
    family: 'change-birth',
    said: /\b(?:my )?(?:zodiac |star |sun )?sign is (?:shown |listed )?wrong\b|\b(?:you|it|the app|app|site|profile|this) (?:says?|shows?|thinks?|told me|has)\b.{0,15}\b(?<called>aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b.{0,10}\b(?:but|and) i am (?:actually |really )?(?:an? )?(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/u,
    unless: /\b(?:rising|moon|he|she|ascendant|compatible)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      "The sign is worked out from the birth date in your profile, so check that first: Profile, Edit Profile, the day, the month and the year. Dates are easily swapped, 3/9 and 9/3. If the date is right and you were born near a border, the sign can differ from a newspaper's list by a day; tell me your date and I'll say which side it falls on.",
    ),
  },
  {
    id: 'which-time-zone',
    family: 'birth-time-fix',
    said: /\b(?:what|which) (?:time ?zone|timezone|clock)\b.*\b(?:you|app|use|used|go by|readings?|horoscope|mail)\b/u,
    mostWords: 14,
    isForAll: true,
    texts: anyOf(
      "Two. Your birth time is read as the clock showed it in your birthplace, with the summer time of that year worked out. Today's pages and the daily email go by the time zone of your browser, so they move with you when you travel. The questions of the free plan start anew at midnight UTC.",
    ),
  },
  {
    id: 'mail-in-spam',
    family: 'notifications',
    said: /\b(?:your|the|daily) (?:e ?mails?|mails?)\b.*\b(?:spam|junk|promotions)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'Mark one of them as "not spam" and put the sender in your contacts; most mailboxes learn from that at once. In Gmail you can also drag it from Promotions to Primary. "Send Test Email" in Profile Setup shows whether it worked. Please don\'t report it as spam, because then the daily mail stops.',
    ),
  },
  {
    id: 'reading-lost',
    family: 'memory',
    said: /\b(?:you|it|app|site) (?:deleted|lost|ate|removed|erased) my (?:saved )?(?:palm )?readings?\b|\bmy (?:saved )?(?:palm )?readings? (?:is|are|has|have) (?:all )?(?:gone|disappeared|vanished|missing)\b/u,
    unless: /\b(?:new|lost|broke) (?:my )?phone\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      "I'm sorry, that's annoying. Check first that you're signed in with the address you saved it under: a second account looks empty. Saved palm readings are under My Readings and stay until you delete them; other pages are under History for ninety days unless you pressed \"Keep this page\", and a palm reading that wasn't saved goes after a day. If a saved one is really gone, reply to any email from us with its date.",
    ),
  },
  {
    id: 'how-exact',
    family: 'how-it-works',
    said: /\bhow (?:exact|precise|accurate|correct) (?:is|are) (?:the |your |these )?(?:planets?|positions?|calculations?|charts?|planet positions|math|maths)\b/u,
    mostWords: 12,
    isForAll: true,
    texts: anyOf(
      'Very: planets to within 20 seconds of arc and the Moon to within 4, compared with published tables; the Accuracy page, linked at the foot of every page, shows it. What these places mean is tradition, and no exactness makes that proven. Your rising sign is only as good as your birth time.',
    ),
  },
  {
    id: 'screenshots',
    family: 'what-can-you',
    said: /\b(?:ok|okay|allowed|fine|mind) (?:if i |to |that i )(?:screenshot|post|share|send|forward)\b.*\b(?:this|these|it|what you|your answer|reading)\b/u,
    unless: /\b(?:his|her texts|our chat|nudes|private|group chat|boss|with my ex)\b/u,
    mostWords: 16,
    isForAll: true,
    texts: anyOf(
      'Of course, it was written for you. There\'s Copy under each answer here, and "Share it" at the end of a reading, which shows one paragraph and nothing else about you. With a screenshot, look whether your birth details are in the picture.',
    ),
  },
  {
    id: 'delete-one-thing',
    family: 'delete-data',
    said: /\b(?:delete|remove|erase) (?:a |one |my |this |that |the |old )*(?:saved )*(?:palm )?(?:readings?|person|people|note|notes|photo|photos|page|pages)\b/u,
    unless:
      /\b(?:his|her|instagram|from my life|app|account|everything|all my data|toxic|phone|of my ex)\b/u,
    mostWords: 14,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:person|people)\b/u,
        'In the menu under People: each has a Delete button, and everything you entered about them goes with it.',
      ),
      textOn(
        /\bphotos?\b/u,
        'A palm photo is deleted by itself once it was read. One you chose to keep is shown on your profile page, with a delete button.',
      ),
      ...anyOf(
        "A palm reading has its delete button under My Readings. Other pages and conversations are under History, by day, and can be deleted there; what you don't keep goes by itself after ninety days.",
      ),
    ],
  },
];
