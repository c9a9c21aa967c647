import type { Situation } from './situation.ts';

/** Stories of this field that have answers of their own. The first that fits is taken. */
export const MONEY_SITUATIONS: readonly Situation[] = [
  {
    id: 'lent-money',
    field: 'money',
    story:
      /\b(?:lent|loaned|owes? me|borrowed (?:\w+ ){0,3}(?:from me|money)|pay me back|paid me back|paying me back)\b/u,
    says: {
      fail: 'Then the money\'s gone and you know what that person\'s "next week" is worth; it\'s painful and it has an end. Before that, ask once in writing with the sum, a date and the offer of parts: "I need the money back by the first, two halves are fine." If the date passes, count it as lost, lend nothing more, and stop asking. For a large sum small claims exist.',
      if: 'Then you ask for it in parts, with dates, in a message. Parts get paid far more often than the whole sum. And nothing new goes out until the old is back.',
      should:
        'I lean toward asking once more, in writing, with a sum and a date, and then never again. If the friendship or the family is worth more to you than the money, you may also let it go, but then really, without mentioning it at Christmas.',
      say: '"Hey, I need the money I lent you back by the first. Would two halves work?" No reasons, no "if it\'s possible". Send it as a message, so that it\'s written down.',
      how: "One message with the sum, a date and an offer of parts. A reminder on the day. After that you either write it off or take the formal way. Don't chase it in between; it wears you out more than {them}.",
      will: "I can't know. Go by what's come back so far: if it's nothing after months, plan as if it won't. A written date with parts is what raises the odds most.",
      why: "Mostly shame and no money, in that order. People who owe avoid the one they owe. That's why small parts work better than a big talk.",
      told: '"Next week" without a date means nothing yet. Give it one: the sum, a day, in parts if need be, in a message. Whatever happens on that day is your answer. How much does it hurt if it never comes back?',
    },
  },
  {
    id: 'scammed',
    field: 'money',
    story: /\bscam\w*|\bfake (?:landlord|seller|website|profile|check)\b|\bfraud\b/u,
    says: {
      will: "I can't promise it, and honestly it's often only part or nothing. The odds are best today: call your bank and ask them to recall or dispute the payment, report it to the police, and tell the platform where it happened. Keep every message. And anyone who offers to get it back for a fee is the second scam.",
      blame:
        "It wasn't stupidity. It's a trade, done by people who practice on thousands and hit anyone on a stressful day. Clever people fall for it every week. Tell one person, because shame is what keeps it quiet. Have you called the bank?",
      how: "In this order, today: the bank or card company, then the police report, then the platform. Change the passwords you shared. Save screenshots before anything disappears. Then tell someone, so you aren't alone with it.",
      should:
        "Yes, report it, even if it feels embarrassing or small: bank first, then police. Don't write to the scammer again; any reply tells them the line's alive.",
      why: "Because you were looking for something you needed, and they know exactly how that feels and how to hurry you. It's a method, and it works on most people once.",
      told: "I'm sorry, that's a rotten thing to have happen. The clock matters more than the feeling today: bank, police report, platform. Which of the three have you done?",
    },
  },
  {
    id: 'debt',
    field: 'money',
    story:
      /\b(?:in debt|debts?|credit cards?|collections?|overdraft|owe (?:the )?(?:bank|\d+)|maxed out)\b/u,
    says: {
      how: "One page with every debt, its interest and its next date. Pay the minimum on all and everything extra on the one with the highest interest. Call those you can't pay before the date and ask for parts. And a free debt advice service: they do this all day and aren't shocked by any sum.",
      should:
        'I lean toward telling one person and one free advice service before anything else. Against new loans to pay old ones, unless somebody independent has done the sum with you.',
      fear: "It's the unopened letters that grow at night. Open them all on one afternoon with somebody next to you, and write the sums on one page. It's nearly always a smaller number than the dread.",
      say: '"I have to tell you something I\'ve been ashamed of. I owe …, on … I\'ve made a list, and I have a plan for it. I should have told you sooner." The sum in the first minute, the plan in the second, and then let the other one be angry. Tell it before a letter does.',
      hurt: 'Yes, and more by the secret than by the sum. Told by you, with a list and a plan, it can be mended.',
      when: 'This week for the calls, because the dates decide. The way out is mostly a matter of two or three years with a plan, and the worst of the fear goes in the first month of having one.',
      blame:
        "Half the people you know have been there; hardly any of them said so. You don't get out faster by being ashamed. What's the sum, written down?",
      told: 'Okay, that goes on the page too. The next step is the one with the nearest date: call them before it and ask for parts. Which one is it?',
    },
  },
  {
    id: 'big-purchase',
    field: 'money',
    story:
      /\b(?:buy (?:a|our|the) (?:house|home|flat|apartment|car|place)|mortgage|borrow \d+|down payment|the bank says)\b/u,
    says: {
      should:
        "What a bank would lend is its limit and not yours. I lean toward a sum whose monthly cost, with taxes, insurance and repairs, you could still pay if one of you were without work for half a year. Run that one sum. If it holds, it's a grown-up amount of scary; if not, go lower. Let someone independent check it before you sign.",
      fear: "That number would scare anyone, and that's healthy. Turn it into a month: payment, insurance, heating, repairs. Live on that for three months now and put the difference aside. You'll know after that how it feels, and you'll have a cushion.",
      when: "When you've got the down payment, three months of costs beside it, and have lived a quarter of a year as if you were already paying. There's always another house. For a signing day by your chart, ask me for one.",
      fail: 'Then you sell or rent it out at a price you may not like. So find out now what that would cost, and keep three months of payments aside. With those two known you can bear the risk.',
      how: 'List what you must have and what would be nice, see it on a weekday evening and in the rain, get an independent survey, and sleep on it twice. And one free talk with a consumer advice service about the loan.',
      told: "Then look at the monthly sum and not at the total; the total scares everyone. Payment, insurance, heating, repairs, and what's left to live on. Would it still work with one income for half a year?",
    },
  },
  {
    id: 'short-of-money',
    field: 'money',
    story:
      /\b(?:(?:am|are|so|is|completely) broke(?! up)|can not afford|no money|paycheck|end of (?:the )?month|rent is due|behind on (?:rent|bills))\b/u,
    says: {
      how: "One page tonight: what's there, what must be paid, by which day. Then call whoever can't be paid before the date and ask for parts or a week. Food banks, hardship funds and free money advice are for exactly such a month. Then cut the one line that hurts least.",
      should:
        'I lean toward the call before the date, with everyone. And against quick loans, whatever the ad says.',
      fear: "It's concrete, so count it: days until money comes, sum until then. Most landlords and companies give a week to somebody who rings first. Which payment comes next?",
      told: 'That makes it tight. The nearest date decides: whom do you have to pay first, and could you ring them tomorrow morning?',
    },
  },
];

/** Any other story of this field. */
export const ANY_MONEY: Situation = {
  id: 'money',
  story:
    /\b(?:money|pay\w*|paid|loans?|debts?|rent|bank|savings?|saved|afford|broke|bills?|credit|dollars?|bucks|euros?|pounds|\d+k|owes?|lent|lend|borrow\w*|inherit\w*|tax\w*|mortgage|invest\w*|budget|scam\w*|refund)\b/u,
  says: {
    should:
      'I lean toward the version you could undo. If {matter|it} would leave you with less than a month of bills in the bank, wait or make it smaller. What would turn me is a written plan with real numbers that still works in a bad month.',
    no: "Then you've lost nothing by asking, and you know to plan without it. Ask straight away for the smaller version: half, in parts, or later. Many a no to the whole sum is a yes to a third of it.",
    fail: "Then count it as gone and see what that really does to your month. Usually it's painful and not the end. Make the plan that works without it now; anything that still comes is a bonus. And no more goes out in that direction until the first part is back.",
    if: "Run the worst case once in figures: what would be missing, from which month, and what would you cut or sell first? Written down it's a number, and numbers can be dealt with. Then one call to whoever you'd owe, before the date and not after it. They're far easier before.",
    why: "Mostly because money is also shame, and people avoid what they're ashamed of. It's seldom a plan against you. That's why a small, exact request works better than a big talk: a sum, a date, a way to pay.",
    when: 'Before the next date on the calendar, whichever comes first: payday, rent or the reminder. For a talk about money take a calm day and have the figures with you. Nothing about it gets cheaper by waiting.',
    say: 'With a figure and a date, friendly: "I need the 200 back by the first. Could you do it in two parts?" No history, no reasons, no "whenever you can". A clear sum is easier to answer than a feeling.',
    how: "One page: what comes in, what must go out, by which date. Then the three biggest lines, because that's where anything can change. Call whoever you owe before they call you and ask for parts. And talk to a free debt or money advice service if the page doesn't add up; that's their whole job.",
    normal:
      'Very. Most people are one surprise away from being worried about money, and almost nobody says so. It needs a plan when you avoid opening letters or hide it from someone you live with. Have you got there?',
    them: "I can't know what they intend. Go by what's been paid so far, because that's the best forecast of what will be. Ask once with a date, and treat the date as the answer.",
    will: "I can't promise it. Plan as if it doesn't come, and do the boring things that raise the odds: in writing, with dates, to the right office, today and not next week. If it comes, it's yours to enjoy.",
    also: "{Who|That person} is touched by this too. Better to tell {them} the real figures yourself than to have {them} guess. You don't need {them} to pay or to agree, only to know what's going on.",
    age: "Good to have the number. Set it beside what's left after your fixed costs, and you'll see how many months it means. Up to three is a squeeze; beyond that it needs a plan with someone. How many is it?",
    blame:
      "You made a choice with what you knew then, and clever people make that one every day. Shame keeps it secret, and secret is what makes it expensive. Tell one sensible person the figure today. After that it's a sum, and a sum gets smaller.",
    dismissed:
      "So it wasn't taken seriously. Then leave the feelings out next time and bring only the sum, the date and what happens if it passes. In a message, so that it's written down. You aren't being petty; it's your money.",
    'asked-of':
      'You can say no without a reason: "I can\'t do that, I\'m sorry." If you want to help, give only what you could lose without being angry, and call it a gift for yourself. Anything above that costs you the money and the person.',
    others:
      "Ask what they'd do with their own last thousand, because advice with other people's money is easy. Take the part with figures in it and leave the part with tone in it. Someone neutral, a free money advice line, is worth more than five opinions.",
    but: "Then that's the limit, and a plan has to fit inside it. Make it smaller, later or shared until it does. If no version fits, it's a \"not now\", which is different from a never. What's the smallest version you'd still want?",
    compare:
      "You see what others spend and never what they owe. Your own line from last year to this one is the only fair comparison. What's one thing that's a little better than twelve months ago?",
    fear: "That fear is concrete, so make it concrete too. Write the sum, the date, and the first call you'd make. Most companies and offices give time to people who ring before the date. Which payment is the one you lie awake over?",
    hurt: 'Money talks do sting, and silence about money stings for years. Say first what stays: "This isn\'t about us, it\'s about the sum." Then the figure. Most people are relieved that somebody finally said it.',
    lean: 'Then check it against one bad month: job gone, car broken. Does it still stand? If yes, go ahead with a calm head. If it only works when everything goes well, make it half the size.',
    nothing:
      "Then the next step is written: the sum, a date two weeks away, and what you'll do after it. Then do that, calmly. You don't have to be angry to be clear.",
    did: 'Good. Keep a note of the date and what was agreed. Now leave it alone until that day. Did you get a clear answer, or a "soon"?',
    alone:
      "Then split it on paper: who uses what, who pays what, by when. A list isn't an accusation. Start with the biggest line only; if that moves, the others follow.",
    told: "That belongs in the picture. Put it on one page with the other figures, what comes in, what goes out, by when, and look at the nearest date first. That's the one that needs a call this week. Which date is it?",
  },
};
