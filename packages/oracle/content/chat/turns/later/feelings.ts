import type { Turn } from '../turn.ts';

const LEADS = String.raw`(?:(?:ok|okay|so|well|and|but|then|yes|yeah|now|honestly|idk|sometimes|ugh|like|just) )*`;

const KID = /\b(?:my (?:kid|kids|son|daughter|toddler|baby|child|children|boy|girl))\b/u;
const JOB = /\b(?:jobs?|interviews?|applied|applications?|boss|work|career|promotion)\b/u;
const LOVE =
  /\b(?:single|dating|dates|tinder|hinge|crush|boyfriend|girlfriend|ex|love|broke up|breakup|ghosted|rejected|married)\b/u;
const STUDY = /\b(?:exam|test|school|uni\w*|college|class|grades?|course|study\w*|math)\b/u;

/** How the person feels about it or about themselves, received before anything is advised. */
export const FEELING_TURNS: readonly Turn[] = [
  {
    id: 'later-not-enough',
    said: new RegExp(
      `^${LEADS}(?:maybe |i feel like |i think |i guess |feels like |what if )*(?:(?:i am|im)(?: just| simply| really| probably)* (?:not (?:good|smart|pretty|strong|worth\\w*|interesting) ?(?:enough|it)?|not enough|a (?:failure|loser|mess|bad (?:mum|mom|mother|dad|father|parent|person|friend|wife|husband|daughter|son))|the problem|too (?:old|ugly|boring|stupid|much|broken|sensitive|needy)|stupid|useless|worthless|unlovable|broken|behind|bad at (?:this|it|everything))|something is wrong with me|what is wrong with me|(?:no one|nobody) (?:wants|will (?:ever )?(?:want|hire|love)|likes|loves) me|it is (?:just )?me)(?: though| lol| anymore)*$`,
      'u',
    ),
    passages: [
      {
        of: KID,
        text: "You're not. Bad parents don't lie awake over it; tired ones do. One hard moment isn't what a child keeps; what comes after it is: \"I'm sorry I was so loud. That was my mistake.\" And get yourself an hour of rest this week, from a named person.",
      },
      {
        of: JOB,
        text: "No, I don't think that's it. Silence and noes in a job search are mostly filters, timing and people who were promised the post already; they hardly ever say anything about you. You're worn down, and that speaks in this voice. Take two days off from it, then show the application to one person in the trade and ask what they'd change.",
      },
      {
        of: STUDY,
        text: "No. One subject or one bad stretch says where the gap is, and nothing about your head. Pick the smallest thing you didn't understand, ask one person about it this week, and judge yourself after that, if you still want to.",
      },
      {
        of: LOVE,
        text: "No. That's how it feels after waiting or being turned down, and it isn't evidence. It takes one person for whom you're exactly right, and the ones who didn't see it have only taught you about themselves. Spend this evening with someone who already likes you.",
      },
      {
        text: "I don't believe that, and I doubt the people who love you do. It's the kind of sentence a tired head makes. Say it to one of them and listen to what comes back; and tonight, something that has nothing to prove in it.",
      },
    ],
  },
  {
    id: 'later-feels-guilty',
    said: new RegExp(
      `^${LEADS}(?:i )?(?:feel|felt|feeling)(?: so| really| just| like| kind of| absolutely| a bit| pretty)* (?:awful|terrible|horrible|guilty|ashamed|bad about it|like (?:a|the) (?:monster|worst|terrible|bad|horrible)(?: \\w+){0,2}|disgusting|gross|like shit|like crap)(?: after| about it| now| afterwards| every time| tbh)*$`,
      'u',
    ),
    passages: [
      {
        of: KID,
        text: 'Of course you do, because you love {them}. Go and repair it, today if you can: sit down at eye level and say "I was too loud, that was my mistake, and it wasn\'t your fault." Children forgive that quickly, and they learn from it how to say sorry. Then forgive yourself too; you were tired and not cruel.',
      },
      {
        of: /\b(?:eat\w*|binge\w*|food|snack\w*|sugar|diet)\b/u,
        text: "I'm sorry, that's a hard way to end a day. You're not disgusting; you were hungry for something, and food was what was there, and after a hard year that's very human. Nothing to make up for tomorrow: eat a normal breakfast. If it happens often or feels out of your hands, tell a doctor, in just those words; they hear it a lot and can help.",
      },
      {
        of: /\b(?:cheat\w*|kissed|lied|slept with|behind (?:his|her) back)\b/u,
        text: "That feeling is your own measure speaking, so listen to it without beating yourself up. What helps is one decision: stop it, and then tell or don't tell, but on purpose and not by being found out. You don't have to decide it tonight.",
      },
      {
        of: /\b(?:said|yelled|shouted|snapped|screamed|argu\w+|fight)\b/u,
        text: "That's your conscience working, and it can be used: \"I was unfair yesterday. I'm sorry, you didn't deserve that tone.\" Short, no reasons, today. After that you may put it down.",
      },
      {
        text: "I hear you. Feeling that bad shows you care, and it doesn't show that you did something unforgivable. If there's somebody to say sorry to, do it in one plain sentence; if there isn't, be as kind to yourself tonight as you'd be to a friend with the same story.",
      },
    ],
  },
  {
    id: 'later-why-so-sad',
    said: new RegExp(
      `^${LEADS}why (?:do|does|am|is|did)(?: i| it| this)*(?: still| even)* (?:feel(?: so| this)?(?: \\w+)?|hurt(?: so much| this much| so bad)?|sad|so sad|crying|cry|miss (?:him|her|them)|care|so hard|feel like this)(?: then| so much| about it)*$`,
      'u',
    ),
    passages: [
      {
        of: /\b(?:mutual|we (?:broke|split) up|i (?:left|ended|broke up)|divorced?|ended things)\b/u,
        text: "Because a right decision can still be a loss. You've lost the person you'd tell about the day, and all the plans with them in it; that hurts whoever decided it. It isn't a sign you should go back. Expect the worst in the first two or three weeks, and let somebody be around for the evenings.",
      },
      {
        of: /\b(?:got the job|promoted|graduated|wedding|married|new (?:house|job|baby)|moved|passed)\b/u,
        text: 'Because big good things have an ending in them too: the old life stops, and the tension you ran on is suddenly gone. Many people feel flat just then. It passes in a few weeks; nothing is wrong with your luck or with you.',
      },
      {
        of: /\b(?:friend|bestie)\b/u,
        text: "Because a friend like that is family you chose, and there's no ceremony for losing one. You're not making too much of it. Tell one person exactly that, and don't argue yourself out of it.",
      },
    ],
  },
  {
    id: 'later-found-out',
    said: /\b(?:i )?(?:found out|saw it|had to (?:hear|see|read) it|heard it|learned) (?:it )?(?:on|from|through|via|by|over) (?:instagram|facebook|tiktok|snap\w*|social media|a (?:friend|text|post|photo|story|colleague|coworker)|someone else|my \w+|other people|his \w+|her \w+)\b/u,
    passages: [
      {
        text: "That's a rotten way to find out, and it's a hurt of its own: not just what {they} did, but that you were the last to hear. You don't owe a reaction today. When you're calmer, one sentence is enough: \"I'd have wanted to hear that from you.\" Until then mute the account, so that it can't surprise you again.",
      },
    ],
  },
  {
    id: 'later-ours-not-theirs',
    said: /^(?:(?:and|but|well|like|honestly) )*(?:it is|this is|that is) (?:my|our|his|her) \w+(?: \w+)? (?:not|and not) (?:hers|his|theirs|yours|her|my \w+|(?:her|his|their|my) (?:mother|mum|mom|family|business|\w+)s?)(?: \w+)?$/u,
    passages: [
      {
        of: /\bwedding\b/u,
        text: "You're right, it is. So settle the number with your partner first, just the two of you, and then your partner says it at home: \"We've decided on this size. You have ten places, and we'd love you to choose them.\" A clear frame and a gift inside it ends most of these fights.",
      },
      {
        text: 'You\'re right, it is, and you may say so, once and kindly: "I know you mean well. This one is ours to decide." Then don\'t explain it any further; every reason invites the next argument.',
      },
    ],
  },
  {
    id: 'later-being-cold',
    said: /^(?:(?:and|but|so|ok|well) )*(?:now )?(?:he|she|they|my \w+) (?:is|are|has been|have been|keeps?|got|went) (?:being |acting |so |really |all |a bit |kinda |super )*(?:cold|weird|distant|off|passive aggressive|short with me|ignoring me|quiet|not talking to me|mad|pissed|sulking|giving me the silent treatment|avoiding me)(?: with me| to me| now| since| about it)*$/u,
    passages: [
      {
        of: /\b(?:boss|manager|supervisor)\b/u,
        text: "That's unpleasant, and your no was still allowed. Don't take it back and don't explain it again; be friendly, do your work, and most bosses are over it in two weeks. If it turns into worse shifts or tasks, write down the dates and ask plainly: \"Is this about the shift I turned down?\"",
      },
      {
        of: /\bi (?:told|said|asked|refused|did|said no)\b/u,
        text: 'That\'s the first reaction and often not the last. You said something true; now give {them} two or three days without chasing. Then one sentence: "I meant what I said, and I like us. Are we okay?"',
      },
      {
        text: 'Then don\'t guess and don\'t chase. Leave it for a day or two, and ask once, gently: "You seem off with me. Did I do something, or is it something else?" After that the next word is {theirs}.',
      },
    ],
  },
  {
    id: 'later-still-happens',
    said: new RegExp(
      `^${LEADS}(?:it |he |she |they )?(?:still|keeps?)(?: \\w+)? (?:happens?|happening|does (?:it|that)|do (?:it|that)|doing (?:it|that)|going on|the same|goes on)(?: every \\w+| again| anyway)*$`,
      'u',
    ),
    passages: [
      {
        of: /\b(?:coworker|colleague|office|work|boss|manager)\b/u,
        text: 'Then the friendly way is used up, and you may go one step higher: tell your manager or HR in two lines, with dates, "This has happened four times since Monday. Please say something to the team." Until then make it harder: a bag with a lock, or keep it at your desk.',
      },
      {
        of: /\b(?:neighbou?r|landlord|music|noise|upstairs)\b/u,
        text: "Then it's time for paper: a log with dates and hours for two weeks, one letter with a clear wish, and a copy to the landlord or the council. That's what they act on, and the neighbor usually notices the tone has changed.",
      },
      {
        text: "Then saying it again won't do it; now something has to follow. Name one consequence that's in your own hands, \"If it happens again, I'll leave, stop, or do it without you\", and do it the very next time, calmly.",
      },
    ],
  },
];
