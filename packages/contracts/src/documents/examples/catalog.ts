import type { Examples } from '../example.ts'

const summary = { id: 1, name: 'Flujo de efectivo', slug: 'flujo-de-efectivo', position: 1 }
const tag = { ...summary, description: 'El dinero que entra y sale de tu negocio.' }
const edited = { ...tag, version: 3, retired: false }
const roadmap = {
  id: 1,
  title: 'Ordena tus cuentas',
  promise: 'Ten claro cuánto entra, cuánto sale y cuánto te queda.',
  slug: 'ordena-tus-cuentas',
  position: 1,
}
const editedRoadmap = { ...roadmap, tagIds: [1], version: 2, retired: false }

/** The catalog and the videos. */
export const catalogExamples: Examples = {
  listTags: { answer: { tags: [{ ...tag, likes: 12 }] } },
  listRoadmaps: { answer: { roadmaps: [{ ...roadmap, minutes: 8, tags: [summary] }] } },
  readTagPage: {
    params: { slug: 'flujo-de-efectivo' },
    answer: {
      page: {
        tag: { ...tag, likes: 12 },
        next: { name: 'Capital de trabajo', slug: 'capital-de-trabajo' },
        roadmaps: [{ ...roadmap, tags: [summary] }],
        ratios: [{ key: 'liquidez', name: 'Liquidez', formula: 'activos corrientes ÷ pasivos corrientes' }],
        lessons: [
          {
            id: 'leccion-flujo-de-efectivo-1',
            title: 'Por qué vendes mucho y no te alcanza la caja',
            scenes: [
              {
                title: 'Vender no es cobrar',
                text: 'En mayo vendiste mucho a crédito, pero a la caja entró poco.',
                facts: [
                  { label: 'Vendido', value: '$ 90,000' },
                  { label: 'Cobrado', value: '$ 48,000' },
                ],
              },
            ],
          },
        ],
        questions: [
          {
            text: 'Vendiste $ 90,000 y cobraste $ 48,000. ¿Cuánto entró a tu caja?',
            answers: [
              { text: '$ 48,000', right: true, why: 'A la caja entra lo que cobras.' },
              { text: '$ 90,000', right: false, why: 'Eso vendiste: una parte te la deben todavía.' },
            ],
            scene: { id: 'leccion-flujo-de-efectivo-1-1', title: 'Vender no es cobrar' },
          },
        ],
      },
    },
  },
  readRoadmapPage: {
    params: { slug: 'ordena-tus-cuentas' },
    answer: {
      page: {
        roadmap: { ...roadmap, tags: [tag] },
        next: { title: 'Cobra a tiempo', slug: 'cobra-a-tiempo' },
      },
    },
  },
  searchCatalog: {
    query: { q: 'flujo efectibo' },
    answer: {
      topics: [{ name: 'Flujo de efectivo', slug: 'flujo-de-efectivo' }],
      scenes: [
        {
          topic: { name: 'Flujo de efectivo', slug: 'flujo-de-efectivo' },
          lesson: {
            id: 'leccion-flujo-de-efectivo-1',
            title: 'Por qué vendes mucho y no te alcanza la caja',
          },
          scene: { number: 2, title: 'Qué es el flujo' },
          text: 'El flujo de efectivo es el dinero que entra y sale.',
          words: [
            { from: 3, to: 8 },
            { from: 12, to: 20 },
          ],
        },
      ],
    },
  },
  listCatalogItems: { answer: { tags: [edited], roadmaps: [editedRoadmap] } },
  createTag: {
    body: { name: 'Precios', description: 'Cómo ponerle precio a lo que vendes.' },
    answer: {
      id: 40,
      name: 'Precios',
      slug: 'precios',
      description: 'Cómo ponerle precio a lo que vendes.',
      position: 40,
      version: 1,
      retired: false,
    },
  },
  updateTag: {
    params: { id: '1' },
    body: { version: 3, description: 'El dinero que entra y sale cada semana.' },
    answer: { ...edited, description: 'El dinero que entra y sale cada semana.', version: 4 },
  },
  createRoadmap: {
    body: {
      title: 'Vende a crédito sin miedo',
      promise: 'Decide a quién fiarle y cuándo cobrarle.',
      tagIds: [1],
    },
    answer: {
      id: 9,
      title: 'Vende a crédito sin miedo',
      promise: 'Decide a quién fiarle y cuándo cobrarle.',
      slug: 'vende-a-credito-sin-miedo',
      tagIds: [1],
      position: 9,
      version: 1,
      retired: false,
    },
  },
  updateRoadmap: {
    params: { id: '1' },
    body: { version: 2, title: 'Ordena tus cuentas en un mes' },
    answer: { ...editedRoadmap, title: 'Ordena tus cuentas en un mes', version: 3 },
  },
  orderCatalog: { body: { kind: 'tag', ids: [2, 1, 3] }, answer: { message: 'Orden guardado' } },
  searchVideos: {
    query: { q: 'flujo de efectivo' },
    answer: {
      items: [
        { id: 'dQw4w9WgXcQ', title: 'Tu flujo de efectivo en 5 minutos', channelName: 'Finanzas PyME' },
      ],
      nextPageToken: 'CAUQAA',
    },
  },
}
