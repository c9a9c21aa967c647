export const SITE = 'Palm & Soul';
