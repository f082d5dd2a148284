# One recipe for the gateway and all services; the last two stages are the images. See docker-compose.yml.
ARG NODE_IMAGE=node:24-slim

# What npm needs and nothing else: the install below is repeated only when one of these files changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /manifests
COPY . /checkout
RUN cd /checkout && find . -name package.json -o -name package-lock.json -o -name .npmrc | xargs cp --parents -t /manifests

FROM ${NODE_IMAGE} AS frontends
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci
COPY . .
# What signed the releases may sign others: no layer keeps it, and the image brings its public part alone.
RUN node --disable-warning=ExperimentalWarning tools/build.ts && rm -r data

FROM frontends AS dependencies
RUN rm -rf node_modules && npm ci --omit=dev --prefer-offline --workspace gateway $(find services -maxdepth 1 -mindepth 1 -printf ' --workspace %p')

FROM ${NODE_IMAGE} AS service
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# A volume that is mounted here for the first time belongs to node, too.
RUN mkdir /data /frontends && chown node /data /frontends
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/packages packages
COPY --from=dependencies /app/services services
COPY --from=dependencies /app/gateway gateway
COPY content content
COPY docs/model-card.md docs/
COPY tools/topics.ts tools/dead-letters.ts tools/rebuild.ts tools/table.ts tools/
COPY tools/moving tools/moving
USER node
EXPOSE 3000
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning"]

# The releases are in the volume: what the image was built with is where an empty one begins.
FROM service AS gateway
ENV FRONTENDS_DIR=/frontends FRONTENDS_SEED=/app/dist
COPY --from=frontends /app/dist dist
# To list and take back releases in that volume; its `build` needs a checkout.
COPY tools/frontends.ts tools/
COPY tools/frontends tools/frontends
CMD ["gateway/src/main.ts"]
