// Package main is a provider of both pacts.
package main

import (
	"encoding/json"
	"io"
	"log"
	"net/http"
)

// Handler serves a shop over HTTP.
func Handler(shop *Shop) http.Handler {
	return http.HandlerFunc(func(writer http.ResponseWriter, request *http.Request) {
		body, err := io.ReadAll(request.Body)
		if err != nil {
			return
		}
		answer := shop.Answer(Request{
			Method: request.Method,
			Path:   request.URL.Path,
			Key:    request.Header.Get("Idempotency-Key"),
			Query:  request.URL.Query(),
			Body:   body,
		})
		// After a sale the browser opens a new connection, and so repeats nothing.
		writer.Header().Set("Connection", "close")
		if answer.Body == nil {
			writer.WriteHeader(answer.Status)
			return
		}
		writer.Header().Set("Content-Type", "application/json")
		writer.WriteHeader(answer.Status)
		json.NewEncoder(writer).Encode(answer.Body)
	})
}

func main() {
	shop, err := NewShop("../shop.json")
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(http.ListenAndServe("127.0.0.1:8080", Handler(shop)))
}
