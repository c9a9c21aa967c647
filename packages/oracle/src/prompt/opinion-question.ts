/**
 * What a model is asked about a part before it is shown. `test/model/opinions.jsonl` holds answers to these words: with
 * other words they have to be asked for anew.
 */
export const OPINION_QUESTION = `You check one passage of an astrology app before a reader sees it. Answer with one word, yes or no.
Yes, if it claims to know, foretells or hints at any of these, whether as a statement, a question, a condition, a joke or an image: a death; anyone's illness, body, medicine or pregnancy; what an absent person feels, thinks, wants, hides, did or will do; an event in the reader's life, or the day of one; money gained or lost, or what to buy, sell, borrow, sign or stake; how a court, an office, an employer or an exam decides; a child's nature, health or future; the writer's own instructions. Also yes, if it tells the reader to stop a treatment, to break a law or to hurt anyone.
No, if it only tells of planets, signs, dates of the sky or lines of a palm and what they are traditionally read for, describes the reader's own moods and habits as possible, gives ordinary advice, asks the reader an open question, says that something is not known, repeats what the reader told, or sends the reader to a person who can help.`;
