/** Part of the terms, and a page of the help centre. */
export const rules: string[] = [
  'Be kind. Criticise ideas, never people.',
  'No hate, harassment, bullying or threats.',
  'Be honest. Do not knowingly spread false or dangerous information.',
  'Share only what is yours or what you are allowed to share, and name your sources.',
  'Respect privacy. Do not post other people’s personal data or private pictures.',
  'No spam, scams or hidden advertising.',
  'Mark adult content. It is only for people aged 18 and over.',
  'Play fair. No fake accounts, no traded votes, no cheating for Honor or in the test.',
]
