import { anyOf, type SmallTalk, textOn } from '../small-talk.ts';

/** What customers ask about who sees, keeps or uses what they give. */
export const PRIVACY_QUESTIONS: readonly SmallTalk[] = [
  {
    id: 'shared-device',
    family: 'who-reads',
    said: /^(?=.*\b(?:see|sees|read|reads|find|look|know)\b.*\b(?:this|these|here|it|my (?:chat|messages|questions)|what i)\b)(?=.*\b(?:we |i )?(?:share|shared|sharing|same|both use|use the same|family|his|her|joint|linked)\b.{0,25}\b(?:gmail|google|apple id|icloud|ipad|tablet|phone|laptop|computer|pc|device|email|mail|login|log in|password|account|family sharing)\b)/u,
    unless: /\b(?:his phone while|should i look|check his|his messages|her messages|location)\b/u,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:gmail|google|email|mail)\b/u,
        'Yes, they could: with a shared Google address or mailbox the other one can sign in to this same account, and an account has one chat. The daily email lands there too. An account with an address of your own keeps it apart. On a shared device sign out after each visit; "Clear conversation" under the chat empties what is there now. And if it would be dangerous for you to be read, the help page lists people who know about that.',
      ),
      textOn(
        /\b(?:account|login|log in|password)\b/u,
        'Yes: whoever signs in to the same account can read it all, because an account has only one chat. An account of your own keeps it private. Until then "Clear conversation" under the chat empties it at once, on every device.',
      ),
      ...anyOf(
        'If you stay signed in, yes: whoever opens this page on that device sees your chat. An Apple ID or a tablet in common doesn\'t show it by itself; being signed in here does. So sign out after each visit, keep the password to yourself, and use "Clear conversation" under the chat to empty it. If it would be dangerous to be read, the help page lists people who know about that.',
      ),
    ],
  },
  {
    id: 'trains-on-me',
    family: 'who-reads',
    said: /\b(?:train|training|trains|teach|learn from|learning from)\b.*\b(?:my|our|what i|these|this)\b.*|\bused (?:to|for) train\w*/u,
    unless:
      /^(?!.*\b(?:you|ai|model|app|bot|data|messages|chats?)\b)|\b(?:my (?:dog|puppy|cat|body|son|daughter|team|replacement|marathon)|gym|should i|station|platform|ticket|mistakes?)\b/u,
    mostWords: 18,
    isForAll: true,
    texts: anyOf(
      'No, nothing you write trains a model. Your chat is kept with your account so that you can scroll back, for ninety days at most, and "Clear conversation" empties it earlier. The privacy page says the same in its own words, and who processes what.',
    ),
  },
  {
    id: 'knows-place',
    family: 'who-reads',
    said: /\b(?:see|know|track|tell|find|share|use)\b.{0,12}\b(?:where i (?:am|live)|my (?:location|address|gps|position|ip))\b|\b(?:tracking|track) me\b/u,
    unless:
      /^(?!.*\b(?:you|this app|the app|this site|oracle|u)\b)|\b(?:he|she|my (?:ex|husband|wife|boss|boyfriend|girlfriend|mum|mom|dad)|airtag)\b/u,
    mostWords: 14,
    isForAll: true,
    texts: anyOf(
      "No, I don't know where you are. What's stored is the place of birth you typed, and the time zone your browser was last in, so that the daily email comes in your morning. There's no GPS in it, and the place is stripped from a palm photo when it arrives.",
    ),
  },
  {
    id: 'hears-me',
    family: 'who-reads',
    said: /\b(?:do|can|are|does|could) (?:you|this app|the app|it)\b.{0,20}\b(?:microphone|mic|listen\w*|hear me|camera|webcam|watching me)\b/u,
    unless:
      /\b(?:to me for|to music|to my (?:problem|story)|me out|will you listen|just listen)\b/u,
    mostWords: 12,
    isForAll: true,
    texts: [
      textOn(
        /\b(?:camera|webcam|watching)\b/u,
        "No, I can't see you. The camera is only used when you take a palm photo yourself, and your browser asks you first. In this chat there's nothing but the words you type.",
      ),
      ...anyOf(
        "No, there's no microphone in this: I only get the words you type and send. Nothing is heard or recorded around you.",
      ),
    ],
  },
  {
    id: 'sees-photos',
    family: 'who-reads',
    said: /\b(?:can|do|could) (?:you|the app|this app|it) (?:see|look at|get into|access|read) (?:my |the )?(?:other |private |all my )*(?:photos?|pictures|gallery|camera roll|contacts|files|messages on my phone|texts|whatsapp)\b/u,
    mostWords: 14,
    isForAll: true,
    texts: anyOf(
      "No, nothing on your phone: only a photo that you upload yourself under Palm & Soul. It's read by software and deleted right after, unless you choose to keep it; then it's in your profile with a delete button.",
    ),
  },
  {
    id: 'which-page',
    family: 'who-reads',
    said: /\b(?:what|where|show|read|find)\b.{0,15}\b(?:your |the )?(?:privacy policy|privacy page|terms|terms and conditions|terms of (?:use|service)|imprint|legal (?:page|notice))\b/u,
    unless:
      /\b(?:in terms of|on (?:good|bad|speaking) terms|his terms|my terms|contract|lease|divorce)\b/u,
    mostWords: 14,
    isForAll: true,
    texts: anyOf(
      'Both are linked at the foot of every page, Terms & Conditions and Privacy Policy. In short: no data is sold, no ads, palm photos are deleted once they were read, the chat goes after ninety days, and you can export or delete everything in your profile.',
    ),
  },
  {
    id: 'cookies-and-ads',
    family: 'who-reads',
    said: /\b(?:do you|does this|does it|are there|why (?:do i|are there))\b.{0,20}\b(?:cookies?|ads?|adverts?|advertis\w*|trackers?)\b/u,
    unless:
      /\b(?:bake|eat|recipe|christmas cookies|chocolate|fortune|he|she|cry\w*|sing|laugh\w*)\b/u,
    mostWords: 14,
    isForAll: true,
    texts: anyOf(
      'No ads and no trackers of others. There is one cookie, once you sign in, and it only keeps you signed in. Visits are counted by the site itself, and not at all if your browser sends Do Not Track.',
    ),
  },
];
