import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const BODY_SITUATIONS: readonly Situation[] = [
  {
    id: 'symptom-worry',
    field: 'body',
    story:
      /\b(?:headaches?|lump|chest pain|dizzy|numb\w*|rash|cough|stomach|pain|bleeding|mole|tired all the time|heart (?:races|beats|palpitations)|symptoms?)\b.*\b(?:google|googl\w+|tumou?r|cancer|scared|worried|weeks?|days|months)\b|\bgoogl\w+ (?:symptoms|brain|cancer)\b/u,
    says: {
      fear: "I can't tell you what it is, and neither can a search engine, which shows the worst page first because it gets clicked. Most such things turn out to have ordinary causes, and if it's been there for more than a few days it's worth having looked at, so book that today. Go sooner, the same day, if it's sudden and violent, or comes with fever, confusion, weakness or trouble seeing or speaking. And no searching after supper. Can somebody sit with you while you call?",
      should:
        'Yes, go. I lean toward an appointment this week, because either it gets an answer or you get your sleep back. Sudden, very strong or with new weakness, fever or trouble seeing or speaking: the same day.',
      if: "Then it's found early, by people with a plan, which is the best version of that bad news. And it's far more likely to be something dull. Either way the next step is the same phone call.",
      will: "I can't see that, and I won't guess about your health. Someone who can examine you can. What I can tell you is that the waiting is worst before the appointment is made.",
      why: "I can't know the cause from here. Note for three days when it comes, how strong, what helps, how you slept; that's the page a doctor wants to see.",
      how: "Three things: book it, note it, and stop looking it up. Say at the practice what you're afraid of, in those words. It lets them answer it.",
      normal:
        "It's common to think of the worst one at night. Whether the thing itself is harmless only an examination can say, so let it be looked at and stop carrying it alone.",
      told: "I hear how that keeps going round. The search results can't calm you, because they don't know you. An appointment this week can. Is it the same as always, or has it changed lately?",
    },
  },
  {
    id: 'awaiting-results',
    field: 'body',
    story:
      /\b(?:waiting (?:for|on) (?:\w+ ){0,3}(?:results?|biopsy|scan|test)|biopsy|mri|test results|scan (?:is|results))\b/u,
    says: {
      fear: "Waiting is often the hardest part, because there's nothing to do. Make the days short and full of people, ask the practice exactly when and how you'll hear, and have somebody with you at that hour. I can't see the result. You don't have to be brave meanwhile.",
      will: "I can't know, and I won't guess. Ask when and how you'll be told, and who'll be with you then.",
      if: "Then there's a plan the same week, and people whose work it is. You'd be frightened, and you'd not be alone with it. Until then it's an open question, and only that.",
      how: "Fix the hour at which you'll hear, plan something for each evening until then, and tell one person the truth about how you are. No searching at night.",
      told: "That's a long time to hold your breath. Have you got a day and an hour for the answer? And somebody who'll be there?",
    },
  },
  {
    id: 'trying-for-baby',
    field: 'body',
    story:
      /\b(?:trying (?:for (?:a )?baby|to (?:get pregnant|conceive))|trying for (?:\d+|a|two|three)|ivf|fertility)\b/u,
    says: {
      should:
        "I won't advise on treatment. As a rule of thumb, doctors suggest having it looked at after a year of trying, or half a year from the mid thirties on. Asking early ties you to nothing.",
      will: "I can't see that, and I'd never guess. What you two can do is not let it become the only subject: one evening a week without it.",
      say: "\"It's harder than we thought, and the question hurts. Please don't ask, we'll tell you.\" The same sentence for everyone.",
      others:
        'People say such things because they can\'t bear not helping. You may close the subject: "I know you mean well. We\'d rather not talk about it."',
      blame: "You didn't cause this by stress, by age or by a thought. It isn't earned.",
      told: "That's a long, quiet strain, month after month. Who knows about it besides the two of you?",
    },
  },
  {
    id: 'therapy-break',
    field: 'body',
    story: /\btherapist\b.*\b(?:break|stop|end|pause|quit|leaving|moving|cancel\w*)\b/u,
    says: {
      why: "I can't know the reason, and you can ask for it; that's a normal question in there: \"What made you suggest it now? I felt I was getting somewhere.\" It may be a method, their own circumstances, or thinking you can walk a stretch alone. It's not a sign that you were too much. Ask before the break starts, and what to do if you need someone in between.",
      should:
        "I lean toward one more session before it, to ask why, for how long, and whom to call meanwhile. If the answer doesn't sit right, you can look for another therapist.",
      say: '"I was surprised by the idea of a break, and a bit hurt. I felt I was just getting somewhere. Can you tell me why now, and what the plan is?" Therapists can take that sentence; it\'s what the room is for.',
      fear: "It's unsettling when the steady hour goes away. Ask for a plan for the gap: how long, whom to call, what to do on a bad day. Write it down.",
      blame:
        "You weren't too much. People feel that a lot after such a sentence, and it's mostly untrue. Ask for the real reason.",
      told: "No wonder it threw you, in the middle of something. You're allowed to say exactly that to your therapist and to ask what's behind it. Is there another session before the break?",
    },
  },
  {
    id: 'sleepless',
    field: 'body',
    story: /\b(?:can not sleep|insomnia|awake (?:all night|at \d)|not sleeping|barely sleep)\b/u,
    says: {
      how: 'Up at the same time every day, no matter how the night was; out of bed when you\'ve been awake for a while; a list of the loud thoughts with "tomorrow" next to each; the clock turned round. Two weeks of that. If it stays, a doctor can help, and there\'s a therapy just for sleep that works well.',
      why: "I can't see it. Usually it's a worry without a slot in the day, late screens, or lying there trying. Give the worry ten minutes at six in the evening, on paper.",
      should:
        "If it's lasted for weeks or you're not safe to drive: yes, a doctor. I'd not start anything from a shop without asking.",
      told: "Nights like that make everything bigger. Nothing has to be solved before breakfast. What's the thought that comes first?",
    },
  },
  {
    id: 'drinking-smoking',
    field: 'body',
    story:
      /\b(?:quit(?:ting)? (?:smoking|drinking|vaping|weed)|stopped (?:smoking|drinking)|sober|cut down|days without)\b/u,
    says: {
      should:
        'I lean toward yes, and toward telling two people, because it holds better in company. With heavy daily drinking see a doctor first; stopping alone can be dangerous.',
      fail: 'Then you start again the next day with one thing learned: when it happened, with whom, after what. Most people need several tries, and each one counts.',
      how: "Know your three worst moments of the day and give each a substitute: a walk, a call, something in your hands. Throw out what's in the house. Count days where you can see it. And a quitline or a doctor doubles the odds.",
      told: "That's worth something, and the first weeks are the steep part. What's the moment of the day when it pulls most?",
    },
  },
  {
    id: 'medication',
    field: 'body',
    story: /\b(?:antidepressants?|medication|meds|ssri|pills|the pill|lexapro|zoloft|adderall)\b/u,
    says: {
      normal:
        "It's something many people report, and it's worth telling whoever prescribed it, this week: \"I feel flat since I take it.\" There are often ways to adjust it. I can't judge a medicine, and please don't stop or change it on your own, because stopping suddenly can be rough.",
      should:
        "Don't change or stop it on your own. I lean toward calling whoever prescribed it and saying exactly what you told me.",
      say: '"I\'ve been on it for …, and since then I feel … What could we change?" That\'s all a doctor needs.',
      why: "I can't judge that; whoever prescribed it can. Note how you feel at the same hour for a week and bring it along.",
      fear: "Say that to whoever prescribed it, it's a fair question. They can tell you what to look out for.",
      told: "That's worth a call to whoever prescribed it, in those words. Please don't change it alone. Since when has it been like that?",
    },
  },
  {
    id: 'surgery',
    field: 'body',
    story: /\b(?:surgery|operation|procedure|anesthesia)\b/u,
    says: {
      fear: "Nearly everyone is. Ask the questions aloud, what happens, how long, what will hurt, who's there when I wake up. Have somebody who drives you and stays the first night. I don't choose dates or outcomes for that; the team does. What's the part you picture?",
      if: "Then there's a team whose whole job it is. Ask them beforehand what they'd do, because they have an answer to that.",
      how: 'A bag, a list of questions, a person for the way home, easy food in the fridge, and sick leave a bit longer than you think.',
      should:
        "That's for you and the doctors. You may ask for a second opinion and for time, unless it's urgent.",
      told: "That's a lot to have ahead of you. Is someone with you on the day and the first night?",
    },
  },
  {
    id: 'panic',
    field: 'body',
    story: /\b(?:panic attacks?|anxiety|anxious all)\b/u,
    says: {
      how: "In the moment: breathe out longer than in, cold water on the wrists, name five things you see; it peaks and passes within minutes. Over the weeks: less coffee, regular sleep, and a few sessions with someone trained. It's one of the things that can be treated well.",
      normal:
        "It's very common, and it feels like dying and isn't. If it's the first time, or with chest pain, have it looked at once.",
      why: 'An alarm that goes off without a fire; stress, too little sleep and coffee make it more sensitive. A doctor or therapist can find out what sets it off.',
      fear: 'The fear of the next one is half of it. Have a plan for the first minute written on a card; it takes a lot of its power.',
      told: "That's exhausting. It can be treated, so you needn't just live with it. When does it mostly come?",
    },
  },
];

/** Any other story of this field. */
export const ANY_BODY: Situation = {
  id: 'body',
  story:
    /\b(?:doctor|symptoms?|pain|hurts?|headaches?|hospital|diagnos\w+|surgery|operation|ill|sick|blood|tests? results?|results|scan|lump|cancer|tumou?r|anxiety|panic|therap\w+|sleep|insomnia|weight|pregnan\w+|period|medication|mri|biopsy|infection|allerg\w+|migraines?)\b/u,
  says: {
    should:
      "If it's about having something looked at: yes, I lean toward the doctor, because it either gives you an answer or takes a weight off. I can't judge a body from here. What would make it today and not next week: sudden, severe, getting worse, or anything that frightens you.",
    no: 'Then ask for the reason and the next door: "What would change that, and who else can I see?" A second opinion is normal, and nobody serious is offended by it. Write the answer down; you remember half of it otherwise.',
    fail: "Then there's a next step, and it's not yours alone to find. Ask what that step would be now, before you need it, because \"and if not, then this\" makes the waiting lighter. I can't see how it goes. I can see that you'd not be starting from nothing.",
    if: "I can't tell you what it is or isn't. What I can say: knowing puts you ahead of guessing in every version, because things that are known get a plan. Call the practice, say since when and how bad, and ask how soon they want to see you. Meanwhile leave the search engine alone; it answers every question with the worst page.",
    why: "I can't see into a body, so I won't guess at a cause. Note since when, how often, what makes it better or worse, for three days. That half page helps a doctor more than anything I could say. Is it getting better, worse or the same?",
    when: "As a rule of thumb: today if it's sudden, severe or frightening; this week if it keeps coming back or wakes you; and otherwise at the next appointment you can get. I don't read dates for health from a chart.",
    say: "Short and exact works best with doctors: \"Since … I've had …, it's worst when …, and what worries me is …\" Say the worry aloud, they can't answer it otherwise. Bring it on paper, and ask for the next step before you leave.",
    how: "Three things help while you wait for a proper answer: a note each day of how it was, one person who knows, and one appointment with a date. Everything else can be small: food, a walk, bed at the same time. I'd leave doses and cures to people who can examine you.",
    normal:
      'It\'s common to worry about it, more than people admit. Whether the thing itself is normal only someone who can examine you can say, and it\'s a fair reason to book an appointment: "I just want to know if this is okay."',
    them: 'I can\'t know what they think or saw. You\'re allowed to ask for it in plain words: "What do you suspect, what have you ruled out, and what happens next?" Three questions, written on your hand if need be.',
    will: "I don't know, and I'd never guess about your health. What you can do is make the next step certain: a date, the questions, someone to come along. The part after that is for the people who can examine you.",
    also: "{Who|That person} is worried in {their} own way, I'd think. Tell {them} what you know and what you don't know yet, and one thing {they} can do, drive you, sit there, cook. People are calmer with a task.",
    age: "Say that number to the doctor as well; it's one of the first things they'll ask. It's long enough to stop waiting for it to pass by itself. Can you call tomorrow morning?",
    blame:
      "Bodies aren't a report card. Getting ill, catching something or being slow to go isn't a moral failing. What counts is the next call. Who could you tell today, so that it isn't only in your head?",
    dismissed:
      "You know your own body, and \"it's nothing\" without a look isn't an answer. Say: \"I hear that. I'd still like it checked, because it's been going on since …\" If it's waved away again, see someone else. That's allowed.",
    'asked-of':
      'Ask for time and for the reason in writing. You may bring someone along and you may say "I\'d like to think about it until Thursday." Apart from emergencies, a day of thinking is nearly always all right.',
    others:
      'They say that because it\'s hard to stand next to worry with empty hands. You don\'t owe anyone optimism. "I know you mean well. Right now it helps more if you just ask how I am." Then let them.',
    but: "Then tell the doctor exactly that, it's part of the picture and they've heard it before. There's often a second way. What would make it doable for you?",
    compare:
      "Other people's bodies are no measure, and most of what you see of them is edited. Measure against your own last month. Is there anything that's a little easier?",
    fear: "That's a hard thing to carry around, and the nights make it louder. I can't tell you what it is. What ends this is a person who can look: book it today, and say the fear itself out loud there, \"I'm afraid it's something serious.\" Until then, no searching after six. Do you have someone to sit with you while you call?",
    hurt: "They might be scared, and they'd rather be scared with you than find out later. Tell them what's known and what isn't, in two sentences, and say what you need from them.",
    lean: "That sounds sensible to me. Put a date on it so that it doesn't stay a maybe, and tell one person the date. Then you can stop turning it over at night.",
    nothing:
      "Then it's been long enough to be looked at again, or by somebody else. \"It hasn't changed since …\" is a perfectly good reason to call. You aren't making a fuss.",
    did: "Good, that's the step that counts. Now it's about getting through the wait: short days, people around you, no searching at night. When will you hear?",
    alone:
      'Then say it in plain words to one person: "I need you to come with me on Thursday." People wait to be asked more than you\'d think. And if there\'s really nobody, practices and clinics often have someone to call; ask them.',
    told: "Thanks, that's worth writing down just like that for the doctor. I can't weigh it from here. What you can do tonight is note since when and how often, and call in the morning. How are you holding up with it?",
  },
};
