import type { Turn } from './turn.ts';

/** What others say about it, and what the person guesses about others. */
export const OPINION_TURNS: readonly Turn[] = [
  {
    id: 'others-say',
    said: /\b(?:(?:my \w+(?: \w+)?|his \w+|her \w+|(?:everyone|everybody)(?: else)?|(?:wife|husband|mom|mum|mother|dad|father|sister|brother|boyfriend|girlfriend|uncle|aunt|friend|grandma|boss|doctor|son|daughter)|people|the internet|tiktok|google|reddit|they all|all my friends|another (?:astrologer|reader|app)|chatgpt|he|she) (?:all )?(?:says?|said|thinks?|keeps? saying|keeps? telling me|tells? me|told me|swears?|insists?|believes?|reckons?) (?:otherwise|different|differently|the opposite|that|it|it is|i|no|yes|not|to|we|you|he|she|they|something else|the other|buy|take|go|do|leave|stay|wait|sell|keep|get|quit|just|give|marry|never|\w+ (?:is|are|but|because))|according to my \w+)\b/u,
    unless:
      /\b(?:(?:will|would|does|did) (?:he|she|they|my \w+) (?:say|think)|(?:says?|said|thinks?) (?:that )?(?:it|that|this) is (?:fine|ok|okay|up to me|my (?:choice|decision|fault)|expensive|too expensive)|ticket|(?:he|she|they) (?:says?|said|swears?|insists?) (?:that )?(?:(?:it|that) (?:was|is not)|(?:he|she|they) (?:did not|never|has not|have not)|nothing happened)|my (?:knees?|body|head|heart|gut|stomach|back|brain|legs?|bank) says?|(?:says?|said|thinks?|told me) (?:that )?(?:it is|that is|it was|i am|this is) (?:just|only|no big deal|not a big deal|nothing|overreacting|silly|stupid|too sensitive|being dramatic)|thinks? (?:that )?i (?:am|was|do|did|hate|want)|what (?:do|should|would|does)|why|how|said yes|said no to me|love me|loves me|likes? me|wants? me|(?:he|she) (?:said|says|told me|tells me) (?:he|she|that he|that she|i\b|it\b(?! is better)|no|yes)|my (?:wife|husband|girlfriend|boyfriend|partner|gf|bf|fianc\w+) (?:says?|said|thinks?) i\b)/u,
    passages: [
      {
        of: /\b(?:selling|sells?|works? (?:at|for|there)|gets? paid|his own|commission|invested|his business|her business|owns?|profit|earns?)\b/u,
        text: "Then {who|that person} isn't neutral here, and you already noticed it yourself. It doesn't make the advice wrong, but it makes it a sales talk, so treat it like one: ask for the figures in writing, papers, repairs, what's left at the end of a normal month, and let someone who earns nothing from it look at them. Take the same numbers for the other option. Decide between two columns, with your own money in them, and no deadline that {they} set{s}. What does the math say so far?",
      },
      {
        of: /\b(?:astrologer|tiktok|app|internet|google|reddit|reader|psychic|chatgpt|pandit|horoscope)\b/u,
        text: "Could well be; we don't all count alike, and none of us can prove it. Ask where it comes from: which date, which planet, which system. If {they} can show the working, you can compare. If it only comes with a warning and a price, leave it. And where two readings disagree, your own week is the better witness.",
      },
      {
        of: /\b(?:everyone|everybody) else\b/u,
        text: "That's real pressure, and still no reason. Everyone else isn't asked what it costs you. Find out first who actually says yes gladly and who just hasn't been the first to say no; it's usually half and half. Then offer something instead of a bare no: \"Not every weekend. I can do one a month if I know it two weeks before.\" Being the first is uncomfortable for one day, and often a few others are relieved.",
      },
      {
        of: /\b(?:racket|noise|noisy|loud|silly|stupid|ridiculous|waste of (?:time|money)|too old|hobby)\b/u,
        text: 'Ha. Being told that by someone who has to listen is practically a rite of passage. Every beginner sounds like that, and the only way out is through. Make a deal: a fixed half hour, a closed door, and one song {they} may choose for you to learn. When you can play that one, badly, at the kitchen table, the jury will be much kinder.',
      },
      {
        themes: ['love'],
        text: "{Who|They} mean{s} well, probably, and see{s} it from outside, through {their} own story. That's worth something when it's about facts you've stopped seeing. It's worth little when it's about what you should want. So ask for the fact: \"What did you see that makes you say that?\" If it's something real, take it seriously. If it's only a feeling, thank {them}, and go by what happens when the two of you are alone.",
      },
      {
        themes: ['work', 'money'],
        text: "Maybe {they} {is} right, and it costs you nothing to find out. Ask {who|them} for the reason and not for the opinion: what {has} {they} seen go wrong, and when was that? Then check that one point against your own numbers. Advice from people who did it themselves counts double, from people who'd earn from it half. In the end you're the one who goes there on Monday.",
      },
      {
        themes: ['family'],
        text: "In a family everyone has a view and you have the consequences. Hear the worry in it first, there's mostly one: \"What are you afraid of if I do it my way?\" Answer that one honestly. After that you can disagree and still come to dinner. You don't need everyone's yes. You need to be able to explain it to yourself.",
      },
      {
        text: "Then there are two views on the table, {who|theirs} and mine, and yours is the one that counts. Ask what {they} know{s} that I don't; {they} may have seen more of it than you've told me. If there's a fact in it, use it. If it's only a different taste, keep your own. Which of the two did you hope was right?",
      },
      {
        text: "That's possible, I only know what you've typed here. Before you weigh it, ask two things: has {who|that person} been in your place, and {does} {they} gain anything by the answer? Yes and no, listen closely. No and yes, smile and do your own thing.",
      },
    ],
  },
  {
    id: 'guess-motive',
    said: /^(?:(?:so|and|but|maybe|i think|i guess|i bet|or|well|honestly|clearly|oh) )*(?:(?:they|he|she|people|my [a-z]+(?: [a-z]+)?|the others) (?:is|are|was|were|must be|might be|could be)(?: all| just| only| probably| simply| both| a bit)*(?: so)? (?:jealous|envious|scared|afraid|insecure|threatened|bored|over me|playing|lying|cheating|using me|testing me|ashamed|embarrassed|shy|busy|mad|angry|hiding|punishing me|in love|into me|interested|not interested|depressed|confused|immature|a narcissist|toxic)(?: of me| with me| at me| me)?|(?:they|he|she) (?:hates?|likes?|loves?|misses|regrets?|wants?|resents?|pities|pity) (?:me|it|us)) (?:no|right|or not|or what|is not (?:he|she|it)|are not they|does not (?:he|she)|do not they|huh|yes|or|or is it me|correct|no\?)$/u,
    passages: [
      {
        of: /\b(?:jealous|envious|threatened|insecure)\b/u,
        text: "Could be, and it'd be human. When one person gets praised, the others often go quiet for a week because they're comparing. But I can't see into them, and \"they're jealous\" has a catch: it leaves you nothing to do. So try the version where you can act. Be exactly as friendly as before, ask one of them for help with something real, and pass some of the credit around out loud. If it was envy, that takes the air out of it. If it was something else, you'll find out what.",
      },
      {
        of: /\b(?:scared|afraid|shy|ashamed|embarrassed|confused|busy)\b/u,
        text: "That's the kind version, and it may be true; I can't see into {them}. Just notice what it does: it explains everything and lets you wait forever. So give {them} room and a question, once: \"No pressure, but I'd like to know if you want this.\" A shy person can answer that. A person who doesn't want to will stay vague, and then the reason stops mattering.",
      },
      {
        of: /\b(?:hates?|mad|angry|punishing|resents?)\b/u,
        text: "I doubt it's hate; that takes more effort than most people have. Hurt, tired or distracted look the same from outside. You can find out in one line: \"Did I do something? If so, I'd like to know.\" If the answer's no, believe it for now. If it's yes, you've got something you can mend.",
      },
      {
        of: /\b(?:lying|cheating|using|playing|testing|narcissist|toxic|hiding)\b/u,
        text: "I can't see that from here, and I won't convict anybody on a guess. You can go by what you've seen yourself: what exactly happened, how often, and what did {they} say when you asked? Put it in three plain sentences. If they'd worry you about a friend, act on them. If there's no sentence to write, it's a fear, and it wants a talk and not a trial.",
      },
      {
        of: /\b(?:likes?|loves?|in love|into me|interested|misses|wants?)\b/u,
        text: "Maybe, and I'd love to say yes. I can't see {their} heart, though, and a made-up yes would be no use to you. Go by effort: who writes first, who suggests a day, who remembers small things? Two of the three from {their} side, and I'd risk a plain invitation. It answers the question better than I can.",
      },
      {
        text: "Possible. I can't see into {them}, so it stays a guess, yours or mine. What helps is to test it gently: do the thing that would be right if it were true and wouldn't hurt if it weren't. One friendly, direct question does that. Then go by what {they} {does}, not by the theory.",
      },
    ],
  },
];
