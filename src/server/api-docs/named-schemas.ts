import type * as z from 'zod/mini'
import { Article, ArticleCard } from '../../contract/articles.ts'
import { Email, NewPassword, User, VerificationCode } from '../../contract/auth.ts'
import { Comment } from '../../contract/comments.ts'
import { ErrorBody } from '../../contract/errors.ts'
import type { Text } from '../../contract/messages.ts'
import { Person } from '../../contract/people.ts'
import { RichNode } from '../../contract/rich-text.ts'

export interface NamedSchema {
  schema: z.ZodMiniType
  says: Text
}

/** Schemas that several operations share: each is drawn once, under its name, and referred to. */
export const namedSchemas: Record<string, NamedSchema> = {
  User: {
    schema: User,
    says: {
      en: 'a person, as they see themselves',
      id: 'data seseorang, sebagaimana dilihat oleh dirinya',
      my: 'maklumat seseorang, seperti yang dilihat oleh dirinya sendiri',
    },
  },
  Error: {
    schema: ErrorBody,
    says: {
      en: 'why a call was refused',
      id: 'alasan sebuah panggilan ditolak',
      my: 'sebab sesuatu panggilan ditolak',
    },
  },
  Email: {
    schema: Email,
    says: { en: 'email address', id: 'alamat email', my: 'alamat e-mel' },
  },
  NewPassword: {
    schema: NewPassword,
    says: {
      en: 'password that isn’t too common',
      id: 'kata sandi yang tidak terlalu umum',
      my: 'kata laluan yang tidak terlalu biasa',
    },
  },
  VerificationCode: {
    schema: VerificationCode,
    says: { en: 'code of 6 digits', id: 'kode 6 angka', my: 'kod 6 digit' },
  },
  RichNode: {
    schema: RichNode,
    says: {
      en: 'parts of a rich text, each with its `type`',
      id: 'bagian teks berformat, masing-masing dengan `type`',
      my: 'bahagian teks terformat, setiap satu dengan `type`',
    },
  },
  ArticleCard: {
    schema: ArticleCard,
    says: { en: 'an article in a list', id: 'artikel dalam daftar', my: 'artikel dalam senarai' },
  },
  Article: {
    schema: Article,
    says: { en: 'a whole article', id: 'artikel lengkap', my: 'artikel lengkap' },
  },
  Comment: {
    schema: Comment,
    says: { en: 'a comment', id: 'komentar', my: 'komen' },
  },
  Person: {
    schema: Person,
    says: {
      en: 'a person, as everyone sees them',
      id: 'seseorang, sebagaimana dilihat semua orang',
      my: 'seseorang, seperti yang dilihat semua orang',
    },
  },
}
