import type { HelpText } from './help-text.ts'

export const yourProfile: HelpText = {
  title: 'Your profile',
  summary: 'Show who you are, and decide who sees it.',
  sections: [
    {
      heading: 'What it shows',
      blocks: [
        'Your name and picture lead to your profile, wherever they are on the site. [Your profile](/profile) shows your bio, links, languages, Honor and level, a year of activity, badges, and your three most liked articles. Under **Drafts**, **Bookmarks**, **Uploads** and **Tasks** is what only you see.',
      ],
    },
    {
      heading: 'Change it',
      blocks: [
        '**Edit profile** holds your bio (up to 300 characters), up to three links, and the languages you speak. Links can be added three days after joining.',
        'The camera on your picture opens **Change photo**: choose or drop an image, drag it, zoom with `+` and `−` or the slider, and press **Save**. The keyboard does the same with the arrow keys. **Cover** changes the picture at the top. **Remove** takes either away.',
        '**Pin** under one of your articles or posts puts it at the top; **Unpin** takes it down.',
      ],
    },
    {
      heading: 'Who sees it',
      blocks: [
        'Under **Privacy** in the [settings](/settings) you choose **Everyone** or **Members only**, and whether your profile shows when you joined, your activity, and your followers. You can also ask search engines to leave it out. Every change is saved at once. Your articles and posts stay public.',
      ],
    },
    {
      heading: 'Folders and uploads',
      blocks: [
        '**Move** under a bookmark puts it into a folder; **New folder** makes one. Under **Uploads** you can delete what isn’t used.',
      ],
    },
  ],
}
