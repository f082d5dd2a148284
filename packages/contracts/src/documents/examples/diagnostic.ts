import type { Examples } from '../example.ts'
import { figures } from './figures.ts'

const id = 'r-5d1f0c2ab94e4c7f'
const record = {
  ...figures,
  predictionTree: 0,
  score: 81.5,
  user_id: '3f0c1a52-7d6b-4b0e-9a55-0c2f6f1f8a10',
  id,
} as const
const saved = { ...record, saved_at: '2026-03-04T09:30:00.000Z' }
const business = { id: '8c5b7a52-3c1e-4a86-9d5c-2f4b6f0a7c11', name: 'Abarrotes Lupita' }
const standing = { score: 81.5, prediction: 0, riesgo: 0.011 }
const liquidity = { key: 'liquidez', name: 'Liquidez', value: 2, unit: 'veces' }

/** The diagnostic: long lists are shown with one entry. */
export const diagnosticExamples: Examples = {
  diagnose: {
    body: figures,
    answer: {
      overall: { score: 81.5, band: 'Empresa saludable' },
      details: {
        version: '1',
        ratios: [
          {
            ...liquidity,
            formula: 'activo corriente / pasivo corriente',
            points: 100,
            weight: 12,
            effectiveWeight: 12,
            contribution: 12,
            rating: 'bien',
            explanation: 'Por cada peso que debes pronto tienes dos.',
            advice: 'Sigue así.',
            tags: ['liquidez'],
          },
        ],
        caps: [],
        warnings: [],
        strengths: ['liquidez'],
        weaknesses: [],
      },
    },
  },
  predict: {
    body: figures,
    answer: {
      prediction: 0,
      probability_class_0: 0.81,
      probability_class_1: 0.19,
      riesgo: 0.011,
      tasa_base: 0.045,
      veces_la_base: 0.24,
      intervalo: { desde: 0.007, hasta: 0.019, confianza: 0.9 },
      en_dominio: true,
      fuera_de_dominio: [],
      punto_de_partida: -3.05,
      factores: [{ ...liquidity, contribution: -0.31 }],
      modelo: {
        version: '1',
        entrenado_con: 'Empresas de Polonia, 2000 a 2013',
        ficha: '/api/model/card',
      },
    },
  },
  improve: {
    body: figures,
    answer: {
      status: 'already-green',
      message: 'Tu semáforo ya está en verde.',
      before: standing,
      changes: [],
    },
  },
  readModelCard: { answer: '# Ficha del modelo de riesgo\n' },
  saveRecord: { body: record, answer: saved },
  listRecords: { answer: { records: [saved] } },
  moveRecord: { params: { id }, body: { negocio: business }, answer: { ...saved, negocio: business } },
  listBusinesses: {
    answer: { businesses: [{ ...business, records: 1, latest: { ...saved, negocio: business } }] },
  },
  renameBusiness: { params: { id: business.id }, body: { name: business.name }, answer: business },
  mergeBusiness: { params: { id: 'mi-negocio' }, body: { into: business.id }, answer: business },
  readRecord: { params: { id }, answer: saved },
  deleteRecord: { params: { id }, answer: { undo: 'eyJhbGciOiJFZERTQSJ9.eyJyZWNvcmQiOnt9fQ.c2lnbmF0dXJl' } },
  restoreRecord: {
    params: { id },
    body: { undo: 'eyJhbGciOiJFZERTQSJ9.eyJyZWNvcmQiOnt9fQ.c2lnbmF0dXJl' },
    answer: saved,
  },
}
