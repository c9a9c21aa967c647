const BARE =
  /^(?:(?:and|but|so|or|then) )*(?:is|was|will|would|can|could|does|did|has) (?:it|that|this)(?: \w+){1,3}$/u;

/** "can it be fixed", "is that bad": the story alone says what is meant, whatever the words are near to. */
export const isBareQuestion = ({ plain }: { readonly plain: string }): boolean => BARE.test(plain);
