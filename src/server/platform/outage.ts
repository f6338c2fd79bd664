export interface OutageLines {
  began: (error: unknown) => void
  ended: () => void
}

/** Whether one of them can do its work; it may say so as often as it likes. */
export interface Health {
  failed(error: unknown): void
  worked(): void
}

/** Several that fail for one reason are told of once when it begins, and once when all of them work again. */
export function watchOutage({ began, ended }: OutageLines): () => Health {
  const failing = new Set<Health>()
  return () => {
    const health: Health = {
      failed(error) {
        if (failing.size === 0) began(error)
        failing.add(health)
      },
      worked() {
        if (failing.delete(health) && failing.size === 0) ended()
      },
    }
    return health
  }
}
