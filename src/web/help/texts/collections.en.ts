import type { HelpText } from './help-text.ts'

export const collections: HelpText = {
  title: 'Collections',
  summary: 'Tables that members keep together: read, chart, cite, correct and take them away.',
  sections: [
    {
      heading: 'Make one',
      blocks: [
        {
          steps: [
            'Open **Collections** in the [database](/database) and choose **New collection**.',
            'Give it a title and a category. Choose a CSV file in UTF-8, and its columns are filled in; or name them yourself.',
            'If a line of the file is wrong, you’re told which one and why. Nothing is imported until every line is right.',
          ],
        },
      ],
    },
    {
      heading: 'Read and share it',
      blocks: [
        {
          list: [
            '**Table**, **Cards** and **Chart** show the same rows. The name of a column sorts by it.',
            '**Export CSV** and **Export JSON** are in the menu, with the licence. So is **Cite this**: its link always shows the version you read.',
            'In an article, `{% collection 12 %}` on a line of its own shows the table, and `{% embed /article/7 %}` a card of another article, question or post here.',
          ],
        },
      ],
    },
    {
      heading: 'Improve it',
      blocks: [
        'The owner and the editors change rows directly. Everyone else can use **Suggest a change**, unless the owner has turned that off; the owner or an editor decides, and you’re notified.',
        'Nothing is lost: every row has its history, and removed rows can be restored from there. If two people edit the same row, the second sees both values before saving.',
      ],
    },
  ],
}
