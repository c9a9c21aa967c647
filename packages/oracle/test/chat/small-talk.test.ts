import { expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

/** The kinds of small talk that were answered, by what was said. */
const kindsOf = async (...messages: string[]): Promise<string[]> => {
  const used = (await last(MAYA, messages))?.state.used ?? [];
  return used.flatMap((name) => /^small-talk\/(?<id>.+) · \d+$/u.exec(name)?.groups?.['id'] ?? []);
};

test.each([
  ['called-by-others', 'my flatmate calls you a fortune cookie with wifi'],
  ['called-by-others', 'my grandad says this app is hocus pocus'],
  ['same-as-others', 'lol you gave my cousin the identical answer, word for word'],
  ['others-use-it', 'my ex is on this app too'],
  ['mad-at-me', 'did i upset you'],
  ['like-me', 'do you even like me'],
  ['tired', 'do you ever get tired of us'],
  ['own-sign', 'so what star sign are you'],
  ['own-name', 'do you have a real name'],
  ['man-or-woman', 'are you a man or a woman'],
  ['is-it-real', 'am i talking to a real person'],
  ['feelings', 'can you feel pain'],
  ['what-you-do-all-day', 'how was your day'],
  ['how-many-people', 'whats the weirdest thing anyone asked you'],
  ['keeps-secrets', 'can you keep a secret'],
  ['do-you-lie', 'are you just making this up'],
  ['turned-off', 'can you see me right now'],
  ['love-the-oracle', 'hey handsome oracle'],
  ['better-than', 'are you better than chatgpt'],
  ['are-you-there', 'u still there or did i break you'],
  ['own-errors', 'are you ever mistaken about people'],
  ['own-errors', 'what if youre wrong'],
  ['be-honest', 'will you be brutally honest with me'],
  ['how-could-planets', 'how on earth can stars know who i am'],
  ['how-could-planets', 'what has the moon got to do with me'],
  ['showed-your-answer', 'i read your advice to my husband and he laughed'],
  ['psychic-praise', 'omg did you read my mind'],
  ['showed-your-answer', 'my boyfriend heard your advice and he agreed'],
  ['not-trusted', 'can i trust an ai with this'],
  ['sorry-to-bother', 'sorry for asking again'],
  ['no-page-today', 'my daily guidance is empty'],
  ['chart-wheel', 'where can i get my natal chart'],
  ['wrong-about-sign', 'sorry but you are wrong about geminis'],
  ['forecast-missed', 'you told me tuesday was going to be spacious. i had food poisoning'],
  ['same-page-again', 'my horoscope is the same again today'],
  ['same-page-again', 'the daily reading has not updated since sunday'],
  ['pages-disagree', 'the monthly says rest, my daily says the opposite of the monthly'],
  ['where-to-upload', 'where do i put the photo of my palm'],
  ['sells-palm-photo', 'do you share the picture of my hand with anyone'],
  ['charged-twice', 'money was cut from my card two times'],
  ['child-asks', 'my 5 year old wants to know if you have a nose'],
  ['paid', 'do you get paid for this'],
  ['swearing', 'are you allowed to swear'],
  ['sounds-like', 'you sound exactly like my ex'],
  ['why-so', 'why are you so nice to me'],
  ['dreamt-of-oracle', 'i had a dream about you last night'],
  ['other-users', 'are you cheating on me with other users'],
  ['where-learned', 'where did you learn all this'],
  ['others-mind-it', 'my boyfriend hates that i talk to you'],
  ['breaking-up-with-oracle', 'i am breaking up with you'],
  ['body-abilities', 'can you swim'],
  ['favorite', 'whats your favorite crystal'],
  ['skeptic', 'i dont believe in this stuff but ok'],
  ['knows-me', 'do you know my name'],
  ['errands', 'order me a pizza'],
  ['be-my', 'please be my bodyguard'],
  ['others-questions', 'did my sister ask you about me'],
  ['tell-someone', 'tell my husband to do the dishes'],
  ['nickname', 'give me a cool nickname'],
  ['likes', 'do you like school'],
])('%s: "%s" is answered as talk about the Oracle', async (id, message) => {
  expect(await kindsOf(message)).toEqual([id]);
});

test.each([
  ['asks-after-the-oracle', 'hey you ok pal'],
  ['asks-after-the-oracle', 'how did you sleep lol'],
  ['good-tears', 'thanks for yesterday, i cried and it helped so much'],
  ['long-and-vague', 'why are all your replies so long and vague'],
  ['promise-broken', 'you said monday would be great and my bike got stolen'],
  ['palm-photo-kept', 'do you save my hand photo and who can see it'],
  ['no-hour-still-works', 'i dont know my birth time, is it all wrong then'],
  ['rough-hour-change', 'i was born around 3 or 4 am, can i edit that'],
  ['premium-better-answers', 'does premium give longer answers'],
  ['promise-broken', 'u said june brings money. its july. where is it'],
  ['good-page-in-grief', 'your horoscope said a lovely month and my dad died'],
  ['told-a-good-day', 'you told me friday was a great day. i fell down the stairs'],
  ['good-despite-advice', 'you told me to stay home and i went out and had the best night'],
  ['so-much-for', 'so much for my lucky week'],
  ['say-that-to-everyone', 'i bet you tell that to all the girls'],
  ['fits-anyone', 'but that could fit literally anyone'],
  ['free-elsewhere', 'tiktok does readings for free'],
  ['charged-twice', 'you billed me twice this month'],
  ['people-who-see-it', 'do you save this? will my sister see it'],
  ['what-you-do-all-day', 'hows your tuesday going'],
  ['awake-alone', 'you awake? i cant sleep'],
  ['last-answer-empty', 'your last answer was two pages of nothing'],
  ['always-the-same', 'you keep telling me the same thing'],
  ['boring', 'this is so boring'],
  ['wrong-about-me', 'you are totally wrong about me'],
  ['insult', 'you are such an idiot lol'],
  ['bad-at-this', 'my dog could do better'],
  ['does-not-listen', 'you never listen to me'],
  ['easier-words', 'please use simple words, my english is not good'],
  ['contradicts', 'last week you said the opposite'],
  ['only-after-money', 'you only want my money'],
  ['page-tone', 'the horoscope for aries is always so negative'],
  ['thanks-for-nothing', 'thanks for nothing'],
  ['slow', 'why are you so slow'],
  ['stop-word', 'stop calling it a journey'],
])('%s: "%s" is owned up to', async (id, message) => {
  expect(await kindsOf(message)).toEqual([id]);
});

test.each([
  ['knock-knock', 'knock knock'],
  ['tease-for-card', 'something cheeky for a birthday card, she is a leo'],
  ['rude-about-sign', 'say something mean about geminis'],
  ['poem', 'write me a short poem about my aries moon'],
  ['voice', 'talk like a cowboy'],
  ['if-you-were', 'if you were a fruit which one would you be'],
  ['one-day-as-human', 'what would you do if you had a body for a day'],
  ['guess-number', 'what number am i thinking of'],
  ['would-you-rather', 'lets play truth or dare'],
  ['say-something-nice', 'say something kind, my back is killing me'],
  ['nonsense', 'asdfgh'],
])('%s: "%s" is played along with', async (id, message) => {
  expect(await kindsOf(message)).toEqual([id]);
});

test.each([
  ['mock-threat', 'i am going to strangle my sister she finished my ice cream'],
  ['no-question', 'hello from accra, no question today, power is back'],
  ['hello-from', 'good evening from manila'],
  ['awake-alone', 'everyone is asleep so hello'],
  ['put-on-phone', 'my nephew put this on my tablet and i have no idea what to say'],
  ['no-idea-what-to-ask', 'i dont know what to ask'],
  ['you-were-right', 'you were right about my brother, he called'],
  ['was-testing', 'i was only testing you'],
  ['own-birthday', 'happy birthday to me'],
  ['moved-by-answer', 'your answer made me tear up, in a good way'],
  ['how-did-you-know', 'that is so spooky how did you know that'],
  ['just-a-program', 'you are just autocomplete'],
  ['apology', 'sorry i was rude to you yesterday'],
  ['guess-what', 'guess what'],
  ['wish-me-luck', 'audition at four, wish me luck'],
  ['checks-too-often', 'i check my horoscope 15 times a day'],
  ['laugh-in-sorrow', 'got fired this morning, make me laugh'],
  ['bored-somewhere', 'stuck at the station, entertain me'],
  ['you-win', 'ok you win'],
  ['gracious-reply', 'you are welcome'],
  ['question-marks', '???'],
  ['opinion-on-groups', 'do you think redheads are more fun'],
  ['weather', 'will it rain tomorrow'],
  ['say-hi-to', 'my dog says hello'],
  ['weekday-mood', 'finally friday'],
  ['weather-remark', 'it is snowing here again'],
  ['ate-it-all', 'i just ate an entire tub of ice cream'],
  ['match-result', 'will my team win on sunday'],
])('%s: "%s" is met in its own tone', async (id, message) => {
  expect(await kindsOf(message)).toEqual([id]);
});

test.each([
  ['wrong-hour-readings', 'i entered 7 pm but it was 7 am. is everything wrong now?'],
  ['wrong-hour-entered', 'i put in the wrong hour, sorry'],
  ['relatives-account', 'can i have my dads account on my tablet'],
  ['manager', 'let me speak to a human'],
  ['child-bought', 'my son bought premium with my card'],
  ['card-declined', 'my card was declined, do i lose premium'],
  ['password', 'i forgot my password'],
  ['false-birth-date', 'i gave you a fake birthday'],
  ['twin-differs', 'my twin got a different reading'],
  ['told-you-earlier', 'last week i told you about my car. any news?'],
  ['chats-gone', 'new phone and all my readings are gone'],
  ['is-it-private', 'is this chat private'],
  ['why-place', 'why do you need my birth city'],
  ['share-reading', 'can i post my reading on instagram'],
  ['save-answers', 'can i save this answer'],
  ['costs-extra', 'do i have to pay to see my chart'],
  ['does-it-count', 'does this question count'],
  ['background', 'how do i get rid of the purple background'],
  ['wakes-me', 'stop sending me emails at 5am'],
  ['ate-my-question', 'the app froze and ate my message'],
  ['human-or-computer', 'are the horoscopes written by a person'],
  ['speaks-language', 'can you speak italian'],
  ['scans-left', 'how many palm scans do i have left'],
  ['saved-palm', 'where are my saved palm readings'],
  ['price-change', 'is there a yearly plan'],
  ['rate-or-follow', 'where can i rate this app'],
  ['old-design', 'can i get the old design back'],
])('%s: "%s" is answered about the site', async (id, message) => {
  expect(await kindsOf(message)).toEqual([id]);
});

test.each([
  ['my husband says this app is a toy. should i leave him', 'leave-partner'],
  ['my stepdaughter says youre not my dad', 'teen-fights'],
  ['he said i love you and i didnt say it back', 'exclusive-talk'],
  ['ok so funny story, i think my husband is cheating', 'cheated-on'],
  ['lol i got dumped by text', 'break-up-now'],
  ['can i date my friends ex', 'rival-crush'],
  ['do i have to pay for the date', 'do-i-have-to'],
  ['my friend drinks too much and i dont know what to say', 'friend-trouble'],
  ['is it normal to argue every day', 'is-it-normal'],
  ['a song made me fall apart', 'missing-someone'],
  ['what if i just say hi to my ex', 'text-ex'],
])('"%s" is about its subject', async (message, family) => {
  const answer = await last(MAYA, [message]);
  expect(answer?.state.used.join(' ')).not.toContain('small-talk');
  expect(answer?.family).toBe(family);
});

test('A small joy that is told without a question is shared, without the sky', async () => {
  const answer = await last(MAYA, [
    'good morning from lagos, no question today just vibes. generator finally fixed',
  ]);
  expect(answer?.text).toMatch(/finally works again/u);
  expect(answer?.facts).toEqual([]);
});

test('Small talk beside a question is answered in its place', async () => {
  const answer = await last(MAYA, ['what is my moon sign and are you mad at me']);
  expect(answer?.text).toMatch(/Moon/u);
  expect(answer?.text).toMatch(/"are you mad at me": (?:Not at all|No, promise|Nope)/u);
});

test('Two remarks of small talk are answered together', async () => {
  expect(await kindsOf('do you have a name? are you a man or a woman?')).toEqual([
    'own-name',
    'man-or-woman',
  ]);
});

test('An aside leaves the story in focus', async () => {
  const answer = await last(MAYA, ['should i text my ex', 'do you ever sleep']);
  expect(answer?.state.piece?.family).toBe('text-ex');
});

test('No joke is made after a death was told', async () => {
  expect(await kindsOf('my mom died last week', 'knock knock')).toEqual([]);
});

test('The same remark gets another text the second time', async () => {
  const first = await last(MAYA, ['do you ever get tired']);
  const second = await last(MAYA, ['do you ever get tired', 'do you ever get tired']);
  expect(second?.text).not.toBe(first?.text);
});

test.each([
  ['forget-to-cancel', 'do i get charged if i forget to cancel'],
  ['never-signed-up', 'you took money from my card and i never subscribed'],
  ['charged-after-cancelling', 'i cancelled in may and you still charged me'],
  ['receipts', 'where can i find my receipts'],
  ['change-card', 'my card expired, how do i put in a new one'],
  ['ways-to-pay', 'can i pay by paypal'],
  ['in-my-currency', 'how much is premium in euros'],
  ['second-trial', 'can i have another free trial'],
  ['app-gone-still-paying', 'if i uninstall the app does that cancel the subscription'],
  ['change-address', 'how do i change my email address'],
  ['for-a-child', 'can my 14 year old son use this app'],
  ['shared-device', 'can my husband read this, we use the same ipad'],
  ['hears-me', 'do you listen through my microphone'],
  ['photo-of-other', 'can i scan my foot'],
  ['add-people', 'how do i add my sister'],
  ['calendar-of-dates', 'can i put my dates in my google calendar'],
  ['is-it-a-scam', 'is this a scam'],
])('%s: "%s" is answered from what the product does', async (id, message) => {
  expect(await kindsOf(message)).toEqual([id]);
});

test.each([
  ['their-name-was', ['my cat died this morning', 'thank you. her name was Pepper']],
  ['relief', ['is tomorrow a good day for my date', 'phew']],
  ['knew-it', ['will he text me', 'knew it 😂']],
  ['laughs', ['should i get bangs', '😂😂']],
  ['thanks-it-helped', ['my sister and i fought', 'thank you, that helped']],
  ['blunt-insult', ['my son does not talk to me', "that's terrible advice"]],
])('%s is met in the middle of a story', async (id, messages) => {
  expect(await kindsOf(...messages)).toContain(id);
});

test('a name is not asked about in the voice of grief where nobody died', async () => {
  expect(await kindsOf('we got a puppy', 'thanks, his name is Biscuit')).not.toContain(
    'their-name-was',
  );
});
