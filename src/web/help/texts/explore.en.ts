import type { HelpText } from './help-text.ts'

export const explore: HelpText = {
  title: 'Explore the database',
  summary: 'Everything public in one table: filter it, sort it, save the view and take it with you.',
  sections: [
    {
      heading: 'One table of everything',
      blocks: [
        '[Database](/database) lists all public articles, questions, page posts, guilds, people and collections. Above it you see how many there are, and how the last 30 days went. Nothing adult and nothing from private guilds is in it.',
      ],
    },
    {
      heading: 'Filter and sort',
      blocks: [
        {
          list: [
            'Choose a type, a category or a language beside the table. On a phone, press **Filters** first.',
            '**More filters** narrows the table down by tag, author, date, likes and translations. **Clear filters** shows everything again.',
            'Press the head of a column to sort by it. **Columns** chooses what is shown, and **Cards** shows the same as cards.',
          ],
        },
        'Every choice is part of the address, so you can go back to it or share it.',
      ],
    },
    {
      heading: 'Save a view',
      blocks: [
        '**Save view** keeps filters, order and columns under a name. Only you can open it, unless you turn on **Public link**: then anyone who has the link can. **My views** is where you rename and delete up to 50 of them.',
      ],
    },
    {
      heading: 'Export',
      blocks: [
        '**Export** makes a CSV or JSON file of what your filters find, with every column: up to 5,000 rows, 5 times an hour. The first line names the licence. You need to be signed in.',
      ],
    },
  ],
}
