# One image for the site: built in one stage, run as an unprivileged user on read-only code in another.
# The tag names the exact version; a registry that supports it may pin the digest as well (node:…@sha256:…).
FROM node:22.23.4-bookworm-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Canonical addresses stand in the finished pages. Everything else is read when the site starts.
ARG SITE_URL
RUN npm run build

FROM node:22.23.4-bookworm-slim AS run
WORKDIR /site
# Docker names the container in HOSTNAME, which Next would take for the address to listen on.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 HOSTNAME=0.0.0.0 DATA_DIR=/data
# A fixed number, so that orchestrators can check that it is not root.
RUN groupadd --system --gid 10001 site \
  && useradd --system --uid 10001 --gid site --home-dir /nonexistent --no-create-home --shell /usr/sbin/nologin site \
  && install -d -o site -g site -m 0700 /data
# All of this belongs to root: whoever gets into the process cannot change what it runs.
COPY --from=build /site/.next/standalone ./
COPY --from=build /site/.next/static ./.next/static
COPY --from=build /site/public ./public
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "server.js"]
