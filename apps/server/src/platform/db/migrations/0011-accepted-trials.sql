-- A trial is judged by the card it began with: once accepted, a card that comes later does not end it.
alter table subscriptions add column trial_accepted boolean not null default false;
-- Those that run have been judged by their first card already.
update subscriptions set trial_accepted = true where status = 'trialing';
