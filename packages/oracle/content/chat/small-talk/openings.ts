/** Words before and after small talk that change nothing in it. */
const BEFORE =
  '(?:(?:ok|okay|alright|hey|hi|hello|hola|namaste|no offense|no offence|so|and|but|also|lol|haha|hahaha|oracle|wait|well|um|hmm|serious question|honest question|random question|random|question|quick question|just curious|out of curiosity|be honest|honestly|genuine question|tell me|i wonder|i am curious|curious|dear|please|real talk|one question|stupid question|silly question|weird question|now|oh|ah|actually|by the way|may i ask|can i ask|can i ask you something|good morning|good evening|good afternoon|then|just|omg|ugh|wow|yo|first|second|third|next|listen|look) )*';
const AFTER =
  '(?: (?:lol|haha|hahaha|oracle|though|tho|too|ever|even|at all|really|actually|anyway|or what|by the way|just curious|honest question|genuine question|real question|or not|or no|right now|today|tonight|sometimes|honestly|too much|please|now|serious question|be honest|dear|darling|babe|ha|for real|then|also|just wondering|curious|i wonder|or something|for me|to me|again|my friend|thanks|thank you|first))*$';

/** The whole message says this. */
export const whole = (body: string): RegExp => new RegExp(`^${BEFORE}(?:${body})${AFTER}`, 'u');

/** The message begins with this. */
export const opens = (body: string): RegExp => new RegExp(`^${BEFORE}(?:${body})(?: |$)`, 'u');
