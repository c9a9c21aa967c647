import type { Turn } from '../turn.ts';

const ASKED = /\b(?:if|should|would|hope)\b/u;

/** Turns that nobody saw coming: what others did, sad or comic. */
export const ODD_TURNS: readonly Turn[] = [
  {
    id: 'since-wrote-for-a-thing',
    said: /\b(?:texted|wrote|messaged|asked|asks|says|said)\b.*\b(?:password|netflix|spotify|hoodie|charger|keys?|fish|plants?|recipe|bike|hair ?dryer|login|airpods|headphones)\b/u,
    unless: ASKED,
    after: /\b(?:a break|broke up|break up|broken up|my ex|stay friends|split up|pause)\b/u,
    passages: [
      {
        text: "Oh, no. All that waiting and wondering, and the message is about that. You're allowed to laugh, then to be furious, in either order. It answers one question anyway: somebody who's thinking hard about the two of you doesn't begin with a favor. You don't have to reply today. If you want to, one line is plenty: \"No, I'll leave that to you. If you want to talk about us, say so.\" What had you hoped it would say?",
      },
    ],
  },
  {
    id: 'since-brought-someone',
    said: /\b(?:brought|took|came with) (?:his|her|their) (?:brother|sister|mum|mom|mother|dad|father|friend|mate|cousin|ex|boss|dog)\b/u,
    unless: /\b(?:if|should|when i|home)\b/u,
    after: /\bdate\b/u,
    passages: [
      {
        text: "I'm sorry, to the date? Then you've survived something most people only see in films. Two readings, honestly: nerves so bad that a bodyguard was needed, or it was never meant as a date on the other side. You'll know from one light line: \"Your company was nice. Next time I'd like it to be just you.\" A yes with a day in it is a yes. And who was funnier, if you're honest?",
      },
    ],
  },
  {
    id: 'since-called-me-family',
    said: /\bcalled me (?:his |her |their |a )?[“"']?(?:behen|bhai|didi|sis|sister|bro|brother|buddy|dude|mate|pal|aunty|kiddo)\b/u,
    after: /\b(?:crush|likes? me|like (?:him|her|them|this|a)|date)\b/u,
    passages: [
      {
        text: "Oh no. In front of everyone, too. I laughed, and then I winced for you. It's not a good sign, I won't pretend; and it isn't a verdict yet, because people also say it to hide from colleagues. So leave the canteen out of it and ask for something a sibling wouldn't: \"Coffee on Saturday, just us two?\" A yes undoes the word. A \"haha, sure, I'll bring the others\" confirms it, and then you've lost one coffee and no dignity.",
      },
    ],
  },
  {
    id: 'since-picture-with-another',
    said: /\b(?:posted|put up|uploaded|is in|story with|photo of|picture of)\b.*\bwith (?:another|some|a|a new|the new) (?:girl|guy|woman|man|boy|one)\b/u,
    unless: ASKED,
    after: /\b(?:my ex|back with|get back|broke up|breakup|still think|miss me|come back)\b/u,
    passages: [
      {
        text: "Ouch. That's a punch in the stomach with no warning. I can't see who she or he is; a picture is one second with somebody in it, and it might be anyone. But it tells you what looking costs you. So I'd change my answer about getting back a little: don't wait for it today, and don't count on it. Mute the account tonight, all the way, and tell a friend what you saw before you study it any more. How are you right now?",
      },
    ],
  },
  {
    id: 'since-withdrawn',
    said: /\b(?:will|does|can) not (?:even )?(?:look at me|talk(?: to me)?|speak(?: to me)?|get up|leave the (?:house|room|bed)|eat)\b|\bsits? in the (?:garage|car|dark|basement|bedroom)\b|\bstays? in bed\b/u,
    unless: /\b(?:toddler|baby|dog|cat|teen\w*|i can not|i will not)\b/u,
    after:
      /\b(?:lost (?:his|her|their) job|laid off|fired|out of work|unemployed|redundan\w+|bankrupt\w*)\b/u,
    passages: [
      {
        text: "That leaves you carrying the bills and the silence, and it's too much for one. Not looking at you is mostly shame; and weeks of it, without sleep or appetite, can be a depression, which a doctor can treat. So don't open with the money. Go and sit there too: \"I'm not here about the job. I miss you, and I'm worried. Would you see the doctor with me?\" Then make one call alone, to the lender, before the third month; they have options for just this. If there's ever talk of not wanting to live, don't leave {them} alone with it and call a crisis line.",
      },
    ],
  },
  {
    id: 'since-jokes-while-ill',
    said: /\b(?:jok(?:es|ing)|laughs|laughing)\b.*\b(?:cry|crying|cried|i am the one)\b|\b(?:cry|crying|cried)\b.*\b(?:jok(?:es|ing)|laughing)\b/u,
    after: /\b(?:chemo|cancer|ill|sick|hospital|diagnos\w+|treatment|operation|surgery)\b/u,
    passages: [
      {
        text: "Somebody has to cry, and it's fine that it's you. Jokes may be how the person in the chair keeps hold of the steering wheel; you don't have to laugh at all of them and you don't have to be brave in the car. On the day itself go along if you may: something to drink, a silly magazine, a blanket, and a hand. Once, quietly: \"You're allowed to be scared with me too.\" Then follow, whichever way it goes. Who's got you meanwhile?",
      },
    ],
  },
];
