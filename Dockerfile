# Build: docker build -t goldenspike .        The engine as native code: --build-arg COMPILED=1
# Run:   docker run -p 127.0.0.1:8000:8000 -v goldenspike:/var/lib/goldenspike goldenspike
FROM python:3.13-slim AS build
ARG COMPILED=0
RUN if [ "$COMPILED" = 1 ]; then apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev; fi
RUN python -m venv /opt/goldenspike
WORKDIR /src
COPY requirements.lock ./
RUN /opt/goldenspike/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml build_client.py README.md LICENSE ./
COPY web ./web
COPY goldenspike ./goldenspike
RUN HATCH_BUILD_HOOK_ENABLE_MYPYC=$COMPILED /opt/goldenspike/bin/pip install --no-cache-dir --no-deps .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/goldenspike --create-home goldenspike
COPY --from=build /opt/goldenspike /opt/goldenspike
ENV PATH=/opt/goldenspike/bin:$PATH XDG_DATA_HOME=/var/lib
USER goldenspike
VOLUME /var/lib/goldenspike
EXPOSE 8000
HEALTHCHECK --start-period=20s --interval=30s --timeout=5s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["goldenspike", "serve", "--host", "0.0.0.0", "--port", "8000"]
