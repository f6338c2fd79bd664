import { coAuthors } from './co-authors.en.ts'
import type { TextsOf } from './help-text.ts'
import { publishLater } from './publish-later.en.ts'
import { series } from './series.en.ts'

export const writing: TextsOf<'writing'> = {
  'first-article': {
    title: 'Your first article',
    summary: 'From the empty page to the published article, without losing a word on the way.',
    sections: [
      {
        heading: 'Step by step',
        blocks: [
          {
            steps: [
              'Press **Create** on the home page, or the pen in the bar at the bottom of a phone. It opens [the editor](/create-article).',
              'Give it a **Title** of 5 to 150 characters.',
              'Write. The buttons above the text help with [formatting](/help-center?page=formatting), and the preview shows what readers will see.',
              'Under **Before it goes out**, choose one to three categories. The first one is its main category.',
              'Add a **Thumbnail** if you like: a cover in the shape 16:9. Without one we draw the category’s books.',
              'Check the **Language**, which is told from your text. Add up to five **Tags**, and invite [co-authors](/help-center?page=co-authors) by their alias.',
              'Press **Publish**. An article needs 50 characters at least; **Save as draft** keeps it to yourself, and **Publish later…** lets it wait for its day.',
            ],
          },
        ],
      },
      {
        heading: 'Nothing is lost',
        blocks: [
          'What you type is kept on your device after 2 seconds and on the server after 10. Close the page, lose the connection, go on with another device: the text comes back by itself, with the words **Your draft is back**. **Start afresh** puts it aside. **Begun earlier** lists everything that is not finished.',
        ],
      },
      {
        heading: 'Good to know',
        blocks: [
          {
            list: [
              'Ctrl+S keeps the draft at once, Ctrl+Enter publishes.',
              'You can begin 10 articles a day, drafts and translations included, and 3 on your first day.',
              'Articles are free to be shared under CC BY-SA 4.0; the [Terms](/terms-of-service) say what that means.',
            ],
          },
        ],
      },
      {
        heading: 'See how often it’s read',
        blocks: [
          'Press **More** (three dots) on your published article and choose **Reads**. You and your co-authors see the total and, with a plan, each day. Readers are counted, never named.',
        ],
      },
    ],
  },
  formatting: {
    title: 'Formatting guide',
    summary: 'Articles are written in Markdown: plain letters with a few marks between them.',
    sections: [
      {
        heading: 'How it works',
        blocks: [
          'The buttons above the text write the marks for you, and the preview shows the result. **Keyboard shortcuts**, the last of the buttons, lists the keys. In the examples you see first what is typed, then what becomes of it.',
        ],
      },
      {
        heading: 'Headings',
        blocks: [
          'They also make the list of contents beside the article. Leave an empty line before and after.',
          { example: 'headings' },
        ],
      },
      { heading: 'Bold, italic, links and quotations', blocks: [{ example: 'marks' }] },
      {
        heading: 'Lists and tasks',
        blocks: [
          'Enter goes on with the list; an empty item ends it.',
          { example: 'lists' },
          { example: 'tasks' },
        ],
      },
      {
        heading: 'Tables',
        blocks: ['A colon in the second line says to which side a column leans.', { example: 'table' }],
      },
      {
        heading: 'Footnotes',
        blocks: ['The note may stand anywhere; readers find it at the end.', { example: 'footnote' }],
      },
      {
        heading: 'Code and formulas',
        blocks: [
          'The name of the language after the three marks colours the code. Formulas are written in TeX between dollar signs, large ones between two.',
          { example: 'code' },
          { example: 'formula' },
        ],
      },
      {
        heading: 'Spoilers',
        blocks: ['What stands between two bars is hidden until somebody presses it.', { example: 'spoiler' }],
      },
      {
        heading: 'What does not work',
        blocks: [
          'HTML is shown as the letters it is made of. Pictures of other sites are not shown: [upload yours](/help-center?page=images). A text may have 256 KB.',
        ],
      },
    ],
  },
  images: {
    title: 'Images and alt text',
    summary: 'How pictures get into an article, which ones fit, and what we remove from them.',
    sections: [
      {
        heading: 'Put a picture into the text',
        blocks: [
          {
            steps: [
              'Drop it on the text, paste it, or press **Picture** above the text.',
              'A line stands in its place while it is sent. Go on writing meanwhile.',
              'Fill in **Describe this picture for those who cannot see it**, then press **Done**.',
            ],
          },
          'If it fails, the reason stands there with **Try again** and **Remove**. Your text is not touched.',
        ],
      },
      {
        heading: 'What fits',
        blocks: [
          {
            list: [
              'JPEG, PNG, WebP and GIF, up to 10 MB and 50 million pixels.',
              'Animations of up to 200 frames.',
              'Pictures with a side longer than 2,048 pixels are made smaller before they are sent. Readers get them at most 1,600 pixels wide.',
            ],
          },
        ],
      },
      {
        heading: 'What we remove',
        blocks: [
          'Every picture is drawn anew. The place where it was taken, the camera, the name of the file and everything else that hides in a photograph are gone. A picture that nothing uses is deleted after a day.',
        ],
      },
      {
        heading: 'A good description',
        blocks: [
          'Say what matters in the picture, in one sentence of at most 300 characters: “Rice terraces in Jatiluwih after rain”. It is read out to people who can not see it, and it appears when the picture does not. Leave it empty only if the picture merely decorates.',
        ],
      },
    ],
  },
  translations: {
    title: 'Translations',
    summary:
      'One article can exist in English, Indonesian and Malay. Anybody who is signed in can add a language.',
    sections: [
      {
        heading: 'How they belong together',
        blocks: [
          'The versions of an article form a group. Each has its own address, author, likes and comments, and leads to the others under **Also in**. Lists show a group once, in the reader’s language. Categories come from the original.',
        ],
      },
      {
        heading: 'Translate an article',
        blocks: [
          {
            steps: [
              'Open the article. Under its title, after **Translate this**, choose the language.',
              'The original stands beside your text, **As read** or as **Markdown**. **Copy the headings** gives you its skeleton.',
              'Write title and text, then press **Publish** or **Save as draft**.',
            ],
          },
          'You are named as translator, beside the author of the original. There is one version a language: if somebody else has begun, you are told. A finished one can be improved by [suggesting an edit](/help-center?page=drafts-and-history).',
        ],
      },
      {
        heading: 'When the original changes',
        blocks: [
          'If more than a twentieth of the original has changed, its translations say so: “The original changed on …”. **See what changed** shows the difference word by word.',
          'The translator presses **Bring it up to date**, adapts the text, and switches on **It says what the original says now** before saving. Then the notice disappears.',
        ],
      },
    ],
  },
  'co-authors': coAuthors,
  series,
  'publish-later': publishLater,
  'drafts-and-history': {
    title: 'Drafts, history and suggested edits',
    summary:
      'Every version is kept, everybody can propose a better one, and no two people overwrite each other.',
    sections: [
      {
        heading: 'History',
        blocks: [
          {
            steps: [
              'Open an article, press **More** (three dots) and choose **History**.',
              'Mark an older and a newer version and press **Compare the chosen two**. Added words are underlined, removed ones struck.',
              '**Show this version** opens one as it was. Its authors can press **Restore this version**: it becomes the newest, and nothing in between is lost.',
            ],
          },
        ],
      },
      {
        heading: 'Suggest an edit',
        blocks: [
          'Below the text of an article by others, press **Suggest an edit**. Change what should be better, answer **What did you change?** and press **Send suggestion**. Until it is decided you can **Withdraw** it.',
        ],
      },
      {
        heading: 'Accept or decline',
        blocks: [
          'Authors see **Review** above their article, and a line in [My library](/library). **Look at it** shows the difference; then **Accept**, **Accept with changes** or **Decline**, if you like with a reason. An accepted suggestion becomes a version in the name of its maker. After 14 days without an answer, moderators may decide, and two people with 1,000 Honor or more may accept it: each of them presses **Support this edit**.',
        ],
      },
      {
        heading: 'When two people edit at once',
        blocks: [
          'Whoever saves second is shown **Your version**, **The article now** and both **Put together**. Change it as you like and press **Save this**. Where both changed the same place, it stands there twice between lines of `===`: keep what is right and delete those lines.',
        ],
      },
      {
        heading: 'Drafts',
        blocks: [
          '**Begun earlier** in [the editor](/create-article) and **Drafts** in [My library](/library) list what is not finished. Unsaved texts stay for 180 days after the last change, saved drafts until you delete them.',
          'To show a saved draft to someone, open it and press **Preview link…**. Anyone with the link can read it, until you **Turn off link**, publish or delete.',
        ],
      },
    ],
  },
  deleting: {
    title: 'Deleting and bringing back',
    summary: 'What you delete can be brought back for 30 days. Then it is erased.',
    sections: [
      {
        heading: 'Delete an article',
        blocks: [
          {
            steps: [
              'Open it and press **More** (three dots).',
              'Choose **Delete**. It disappears for everybody else at once.',
              'A mistake? Press **Undo** in the notice.',
            ],
          },
          'Translations by others stay. If you delete the original, the oldest translation takes its place until you bring it back.',
        ],
      },
      {
        heading: 'Bring it back',
        blocks: [
          'For 30 days it waits in [My library](/library), under **Deleted**, and only you can see it. Press **Bring back**. It returns as it was, with comments and likes. After 30 days it is erased with everything that belongs to it.',
          'What a moderator has removed can not be brought back this way.',
        ],
      },
      {
        heading: 'Unpublish instead',
        blocks: [
          'Under **More**, **Unpublish** turns an article into a draft again. You and your co-authors can go on working on it; **Publish** brings it out once more.',
        ],
      },
      {
        heading: 'Posts and comments',
        blocks: [
          'Open the three dots at your post or comment and choose **Delete**; **Undo** in the notice takes it back. If others have replied to a comment, its place stays, without your words and your name.',
        ],
      },
    ],
  },
}
