/** Medicines that harm when too many are taken, beside those in <pill>. */
export const MEDICINE =
  '(?:<pill>|sertraline|zoloft|prozac|fluoxetine|lexapro|citalopram|lithium|benadryl|nyquil|ambien|zopiclone|zolpidem|gabapentin|pregabalin|seroquel|quetiapine|propranolol|beta blockers|antihistamines?|advils?|aleve|panadol|naproxen|solpadeine|co codamol|lorazepam|sleep aids?|sleepers|digoxin|warfarin|metformin|methadone|percocet|vicodin|adderall|ritalin)';
