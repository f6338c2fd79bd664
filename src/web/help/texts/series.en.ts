import type { HelpText } from './help-text.ts'

export const series: HelpText = {
  title: 'Series',
  summary: 'Several articles that are to be read one after the other, each leading to the next.',
  sections: [
    {
      heading: 'Begin one',
      blocks: [
        {
          steps: [
            'Write an article in [the editor](/create-article), or open one of yours, choose **More** and then **Edit**.',
            'Under **Before it goes out**, type a title into **Series**. A new title begins a new series.',
            'Write the next article and choose the same series. It becomes the last part.',
          ],
        },
      ],
    },
    {
      heading: 'What readers see',
      blocks: [
        'Under each part stands which one it is, with **Previous part**, **Next part** and the list of all of them. Drafts are left out until they are published, and a single part is not called a series yet. Where a part has been translated, readers are led to the version in their language.',
      ],
    },
    {
      heading: 'Put it in order',
      blocks: [
        'In [My library](/library), under **Series**, the arrows move a part up or down. **Rename** gives the series another title. **Dissolve** forgets the order; the articles stay.',
      ],
    },
    {
      heading: 'Good to know',
      blocks: [
        'A series is yours alone: only the author of the original article decides about it, not co-authors or translators. It may have 50 parts. To take an article out, edit it and empty the field. A part you delete leaves the series, and finds its old place when you bring it back.',
      ],
    },
  ],
}
