import type { HelpText } from './help-text.ts'

export const search: HelpText = {
  title: 'Search',
  summary: 'Find articles, posts, questions, guilds and people, even with a typo.',
  sections: [
    {
      heading: 'Search for something',
      blocks: [
        {
          steps: [
            'Type at least 2 characters into the search box. It’s on the [home page](/) and at the top of every other page; where there’s little room, as on a phone, it’s the magnifying glass.',
            'People, tags and titles are suggested while you type. Choose one with the arrow keys and Enter, or tap it.',
            'Or just press Enter to search for your words.',
          ],
        },
      ],
    },
    {
      heading: 'Say exactly what you mean',
      blocks: [
        {
          list: [
            '`"ring of fire"` finds these words in this order.',
            '`volcano -java` leaves out everything that mentions Java.',
            '`volc` finds volcano, too: the last word may be unfinished.',
          ],
        },
      ],
    },
    {
      heading: 'The results',
      blocks: [
        '**All** shows guilds, articles, page posts, questions and people. **Guild** and **Pagefeed** show one kind only. **More filters** narrows the results down by category, language, author and date; **Clear filters** undoes that. Your words and filters are part of the address, so you can go back to them or share them.',
        'You only find what you’re allowed to read. Adult posts are left out until you press **Show NSFW** and, the first time, say that you’re 18 or older.',
      ],
    },
    {
      heading: 'If little is found',
      blocks: [
        'If a similar word is more common here, we ask whether you meant that one. The page of a tag also leads to the same word in other languages, such as history and sejarah. Your recent searches aren’t kept.',
      ],
    },
  ],
}
