import type { TextsOf } from './help-text.ts'

export const page: TextsOf<'page'> = {
  'page-posts': {
    title: 'Page: the feed',
    summary: 'What people show and talk about today, and how to post something yourself.',
    sections: [
      {
        heading: 'Read',
        blocks: [
          '[Page](/page) shows the newest posts first. You can sort by what is hot instead, or see only photos, videos, discussions or the posts of people you [follow](/help-center?page=following). Nothing moves while you read: new posts wait behind a button at the top until you press it.',
        ],
      },
      {
        heading: 'Post',
        blocks: [
          {
            steps: [
              'Write into the box at the top of Page, or open [the form](/page-create).',
              'Choose what it is: a photo, a video or a discussion. A discussion needs a title and may have a [poll](/help-center?page=polls).',
              'Add words if you like, up to 5,000 characters, with `**bold**`, `*italic*`, links and quotations. You can link to other sites once you have 20 [Honor](/help-center?page=honor).',
              'Send it. What you have begun is kept as a draft until then.',
            ],
          },
          'You can post 20 times a day, and 5 times on your first day.',
        ],
      },
      {
        heading: 'Change or delete',
        blocks: [
          'The three dots at your post lead to **Edit** and **Delete**. In the first 5 minutes a change is silent. Later the post says “edited”, and everybody can read what it said before. A deleted post can be brought back for 30 days; then it is erased with its photo or video.',
        ],
      },
      {
        heading: 'Like, save, share, report',
        blocks: [
          'They work as with [articles](/help-center?page=bookmarks-and-likes). Comments stand below each post. If something breaks the rules, [report it](/help-center?page=reporting).',
        ],
      },
    ],
  },
  'photos-and-videos': {
    title: 'Photos and videos',
    summary: 'Which files fit, what happens to them after they are sent, and what we remove.',
    sections: [
      {
        heading: 'Add one',
        blocks: [
          'A post shows one photo or one video. Drop it on the form, paste it, choose it from your device or take it with the camera. A bar shows how far it is, and **Cancel** stops it. If something fails, the reason is said, your words stay, and **Try again** sends it once more.',
        ],
      },
      {
        heading: 'What fits',
        blocks: [
          {
            list: [
              'Photos: JPEG, PNG, WebP or GIF, up to 10 MB and 50 million pixels; animations of up to 200 frames.',
              'Videos: MP4, MOV or WebM, up to 100 MB, 2 minutes and 1920 by 1080 pixels.',
              'You can upload 30 files in half an hour. All you show may have 1 GB together; larger plans have more.',
            ],
          },
          'A file is judged by what is in it, never by its name.',
        ],
      },
      {
        heading: 'Videos take a moment',
        blocks: [
          'After it has arrived, a video is made ready to play on all devices. Until then your post says so; you need not wait. Videos start without sound.',
        ],
      },
      {
        heading: 'What we remove',
        blocks: [
          'Photos are drawn anew, and videos are cleaned before anybody sees them. The place, the time, the camera and the name of the file are gone. Faces and street signs in the picture stay, of course: look before you post.',
        ],
      },
      {
        heading: 'Describe it',
        blocks: [
          'One sentence of at most 300 characters helps people who can not see it. More about that under [Images and alt text](/help-center?page=images).',
        ],
      },
    ],
  },
  polls: {
    title: 'Polls',
    summary: 'Ask a question with two to six answers. Nobody ever learns who voted for what.',
    sections: [
      {
        heading: 'Ask',
        blocks: [
          {
            steps: [
              'Begin a discussion on [Page](/page) and switch on the poll.',
              'Write the question, 3 to 140 characters, and two to six different answers of up to 80 characters each.',
              'Choose how long it runs: 1, 3, 7 or 30 days, or without an end. Three days is what most people need.',
              'Choose when results are shown: after voting, always, or only at the end.',
            ],
          },
          'Question and answers can be changed for 5 minutes, as long as nobody has voted.',
        ],
      },
      {
        heading: 'Vote',
        blocks: [
          'Choose an answer and press **Vote**. You have to be signed in, and everybody has one vote, the author too. Until the end you can press **Change vote** or **Take vote back**. Arrow keys and the space bar work as well.',
        ],
      },
      {
        heading: 'Results',
        blocks: [
          'Bars and percentages show how the votes fall, with the number of votes below. When the time is over the poll says “final”, and nobody can vote or change a vote any more.',
        ],
      },
      {
        heading: 'Secret',
        blocks: [
          'Your vote is stored so that it counts once and you can change it. It is shown to nobody: not to other members, not to the author, not to moderators. In polls of [adult posts](/help-center?page=adult-content) nobody can vote.',
        ],
      },
    ],
  },
  following: {
    title: 'Following people',
    summary: 'See the posts of people you care about in a feed of their own.',
    sections: [
      {
        heading: 'Follow',
        blocks: [
          {
            steps: [
              'Open the three dots at a post of somebody you want to read more from.',
              'Choose to follow the person. It happens at once.',
              'To stop, choose it again in the same menu.',
            ],
          },
          'You have to be signed in. You can not follow yourself.',
        ],
      },
      {
        heading: 'Your feed',
        blocks: [
          '[Page](/page) has a view called **Following**: only posts of people you follow, the newest first. It is empty until you follow somebody. You can narrow it down to photos, videos or discussions there too.',
        ],
      },
      {
        heading: 'Who sees it',
        blocks: [
          'Nobody but you sees the list of those you follow, and the other person is not told. Following somebody gives no rights: it does not open drafts, hidden posts or anything else that is not public.',
        ],
      },
      {
        heading: 'Adult posts',
        blocks: [
          'Adult posts of people you follow appear there only if you have confirmed your age and asked for them. See [Adult content and age](/help-center?page=adult-content).',
        ],
      },
    ],
  },
}
