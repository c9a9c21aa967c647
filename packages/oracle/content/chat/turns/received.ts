import type { Turn } from './turn.ts';

/** Said to be heard: no advice, no question that digs. */
export const RECEIVED_TURNS: readonly Turn[] = [
  {
    id: 'only-said',
    isByStory: true,
    said: /\b(?:(?:just|only|simply) (?:wanted|needed|had) to (?:say|tell|vent|get|let|share|type|write|put)\b|(?:just|only) (?:saying|venting|sharing|telling you)\b|(?:wanted|needed) to (?:say it|vent|get it (?:out|off)|tell someone|tell somebody|say it out loud|say that)\b|(?:do not|did not) (?:need|want|ask for|expect) (?:any )?(?:advice|tips|an answer|solutions?|fixing|help with it|you to fix)|no (?:advice|need to (?:fix|answer|reply))|say(?:ing)? it out loud|had to tell someone|that is all i wanted|that is all$|out loud$)/u,
    unless: /\b(?:how do i|what do i|should i|wanted to (?:say|tell) (?:him|her|them|my))\b/u,
    passages: [
      {
        of: /\b(?:two jobs|ill|sick|carer|caring|exhausted|night shifts?)\b/u,
        text: "Of course you're tired. That's two or three people's load, and you carry it without a fuss. I won't hand you a list on top. You said it, I heard it, and for tonight it's enough to sit down before you fall over. I'm here.",
      },
      {
        of: /\b(?:flat|meh|blah|grey|gray|empty|low|no reason|tired)\b/u,
        text: "Then it's said, and I heard it. Some days are flat for no reason, sun and all, and they don't have to mean anything. I'm here whenever you feel like saying the next thing, or nothing.",
      },
      {
        of: /\b(?:died|passed|funeral|miss (?:him|her|them)|grave|anniversary|would have been|ashes)\b/u,
        text: "I'm glad you said it here. Some things just want to be said in words once, with the name in them. I won't add anything to it. Come and say it again whenever it fills up.",
      },
      {
        of: /\b(?:work|boss|job|shift|office|colleague|coworker)\b/u,
        text: "Heard. Some days at work deserve exactly that: to be told, agreed with and put down. You don't have to do anything about it tonight. It was a rotten day, and now it's over.",
      },
      {
        of: /\b(?:love|loved|ex|him|her|husband|wife|boyfriend|girlfriend|crush|marriage)\b/u,
        text: "Then it's been said, and it's safe here. No fixing from me. It can be true and still need nothing done about it today.",
      },
      {
        text: "Good. Then I'll just take it, without turning it into a project. You said it, I heard it, and it doesn't have to lead anywhere.",
      },
      {
        text: "Okay. Said and heard. It's often a little lighter once it's outside your own head, even if nothing about it has changed. I'm here if there's more, and that's fine too if there isn't.",
      },
      {
        text: 'Thank you for telling me. No advice, I promise. Sometimes a thing only wants a witness, and now it has one.',
      },
    ],
  },
  {
    id: 'feeling-now',
    yields: true,
    said: /^(?:(?:and|but|so|honestly|ugh|god|yes|well|i guess|now|it is just|just) )*(?:i (?:just |really |still |do |so )*(?:miss|love|hate) (?:him|her|them|it|this|that|us)\b|i feel (?:so |really |kind of |a bit |like )*(?:sick|ill|terrible|awful|stupid|silly|dumb|ashamed|guilty|empty|numb|sad|hurt|angry|used|small|invisible|ugly|alone|lost|better|lighter|relieved|calmer|old|pathetic|foolish|embarrassed|a fool|an idiot|nothing)|i am (?:so |really |just |kind of |still )*(?:sad|hurt|angry|mad|tired of (?:it|this|him|her|them)|ashamed|embarrassed|heartbroken|crying|devastated|gutted|furious|jealous|proud of (?:him|her|them|myself|us)|relieved|nervous|done)|it (?:just |really |still )*(?:hurts|stings|sucks)|that (?:hurts|hurt|stung|stings)|i cried)(?: (?:so much|so bad|a lot|now|again|today|really|right now|though|about it|that is all|all day|all night))*$/u,
    unless: /\b(?:kill|die|end it|hate myself|hate my life|want to)\b/u,
    passages: [
      {
        of: /\b(?:proud)\b/u,
        text: 'You should be. Tell {who|them} in those words, today, even if it comes out clumsy. People keep "I\'m proud of you" for years.',
      },
      {
        of: /\b(?:better|lighter|relieved|calmer)\b/u,
        text: "I'm glad. Don't test it and don't explain it, just let it be a better hour. And remember what you did right before it got lighter; that's the useful part.",
      },
      {
        of: /\bmiss (?:him|her|them|it|us)\b|\blove (?:him|her|them)\b/u,
        text: "Of course you do. Missing {them} doesn't mean that you decided wrong, or that you should write; it means it was real. It comes in waves, and each one is shorter than it claims. Tonight let this one pass with something in your hands, a cup, a dog, a dishcloth, and somebody's voice on the phone if you can. What do you miss most, {them} or who you were then?",
      },
      {
        of: /\b(?:stupid|silly|dumb|foolish|fool|idiot|ashamed|embarrassed|pathetic)\b/u,
        text: "You're not. You knew less then than you know now, and you're judging the one with the other. Say what happened to a friend in two plain sentences and listen to how ordinary it sounds. The hot feeling in your face goes in a few days; what you learned stays. Be on your own side until then.",
      },
      {
        of: /\b(?:fire someone|firing|lay off|let (?:someone|her|him) go)\b/u,
        text: "Good that you do; it'd be worse if you felt nothing. You can't make it not hurt, but you can make it clean: in the morning, in private, the decision in the first sentence, no small talk before it. \"I have bad news. Your job here ends on … .\" Then the facts she needs, money, dates, a reference, on paper. Don't tell her how hard it is for you. And have someone you can call afterward; you'll need ten minutes too.",
      },
      {
        of: /\bguilty\b/u,
        text: "Guilt has one good use: it asks if there's something to put right. If there is, do that one thing, small and soon, and then the debt is paid. If you can't name anything, then it isn't guilt, it's worry about being liked, and it doesn't need an act. Which of the two is it?",
      },
      {
        of: /\b(?:angry|mad|furious|hate|done)\b/u,
        text: "Good, be angry; it's information. It mostly says that a line was crossed, and it says it better than you could in a polite voice. Move first, walk or scrub something, and then finish this sentence: \"What's not okay with me is …\" That one's worth keeping. The rest can burn off.",
      },
      {
        of: /\b(?:nervous|jealous)\b/u,
        text: "That's allowed, and it doesn't mean anything about how it will go. Your body's getting ready for something it cares about. Breathe out longer than in, five times, and then do the smallest next thing. You don't have to be calm to do it well.",
      },
      {
        text: "Yes. It would hurt anyone, and you don't have to make it reasonable. Be kind to yourself in small ways today: eat, get outside for ten minutes, say it to one person who won't try to fix it. It won't stay at this volume.",
      },
      {
        text: "I hear that, and I believe you. Nothing about it has to be solved this evening. Let it be as bad as it is for a while, with something warm to drink and the phone turned over. I'm here if you want to tell me more of it.",
      },
    ],
  },
];
