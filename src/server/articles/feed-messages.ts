import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  siteFeed: {
    en: 'The newest articles on {site}',
    id: 'Artikel terbaru di {site}',
    my: 'Artikel terkini di {site}',
  },
  categoryFeed: {
    en: 'The newest articles in {name}',
    id: 'Artikel terbaru dalam {name}',
    my: 'Artikel terkini dalam {name}',
  },
  tagFeed: {
    en: 'The newest articles with the tag #{name}',
    id: 'Artikel terbaru dengan tag #{name}',
    my: 'Artikel terkini dengan tag #{name}',
  },
  authorFeed: {
    en: 'The newest articles by {name}',
    id: 'Artikel terbaru dari {name}',
    my: 'Artikel terkini oleh {name}',
  },
})
