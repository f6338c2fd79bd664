import type { HelpText } from './help-text.ts'

export const readingOn: HelpText = {
  title: 'Continue reading',
  summary: 'Stop in the middle of an article, and find your place again.',
  sections: [
    {
      heading: 'Where you stopped',
      blocks: [
        'Leave an article between a tenth and nine tenths of its text. When you open it again, a line at the lower edge says how many minutes are left. **Continue** takes you to the paragraph you stopped at; nothing moves until you press it. The cross, **Forget this place**, puts the line away, and your place is forgotten.',
        'When you reach the end of the text, the place is forgotten too.',
      ],
    },
    {
      heading: 'Half-read',
      blocks: [
        'With an account, your place is the same on all your devices. [My library](/library) lists these articles under **Half-read**, the latest first. **Remove** takes one out, **Undo** in the notice puts it back. An article that is no longer public isn’t listed.',
      ],
    },
    {
      heading: 'What is kept',
      blocks: [
        'Without an account, your place stays in this browser: the 50 latest articles. With an account, we keep the article, the paragraph and the time, for your 200 latest articles, at most 180 days after you last read them. Nobody else can see it.',
      ],
    },
    {
      heading: 'A paragraph in another language',
      blocks: [
        'Where an article has translations, hold Alt and click a paragraph, or select some words and press **See translation**: the same paragraph of the translation is shown beside it, on a phone below it. With the keyboard, press `t` for the paragraph in sight. The arrows lead to the paragraphs before and after, Esc closes it. Paragraphs are matched by their place under the same heading. Where the translation is divided in another way, we say so.',
      ],
    },
  ],
}
