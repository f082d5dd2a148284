// The same work written straight into Express: the token verified with jose, the body validated, the answer computed.
import { createServer } from 'node:http'
import { Figures, readKeys, tokenAudience, tokenIssuer } from '@semaforo/contracts'
import { diagnose, improve } from '@semaforo/diagnosis'
import express, { type RequestHandler } from 'express'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { createTokens } from '../../packages/service-kit/test/tokens.ts'
import { committedModel, loadModel } from '../../services/diagnostic/src/load-model.ts'
import { listen } from '../listen.ts'

const { model } = await loadModel(committedModel)
const { identity, token } = await createTokens()
const keys = createLocalJWKSet(JSON.parse((await identity.read(readKeys.path, {}, 1_000)).body.toString()))

const answer =
  (work: (figures: Figures) => unknown): RequestHandler =>
  async (req, res) => {
    const given = req.headers.authorization?.slice('Bearer '.length) ?? ''
    await jwtVerify(given, keys, { issuer: tokenIssuer, audience: tokenAudience })
    res.json(work(Figures.parse(req.body)))
  }

const baseRate = 0.05
const app = express().use(express.json())
app.get('/token', async (_req, res) => {
  res.send(await token('ana', { seconds: 86_400 }))
})
app.post('/api/model/diagnostic', answer(diagnose))
app.post(
  '/api/model/predict',
  answer((figures) => model.predict(figures, baseRate)),
)
app.post(
  '/api/model/improve',
  answer((figures) => improve(figures, model, baseRate)),
)
listen(createServer(app))
